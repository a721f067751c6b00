import { useMemo } from 'react'
import { useFormats } from '../../../../i18n/useFormats'

const NOON = 12 * 60

/** Returns the date of a day by its number of days ago, without the year. */
export function useDayText(): (daysAgo: number) => string {
  const { at, shortDate } = useFormats()
  return useMemo(() => {
    const known = new Map<number, string>()
    return (daysAgo) => {
      const text = known.get(daysAgo) ?? shortDate(at({ daysAgo, minuteOfDay: NOON }))
      known.set(daysAgo, text)
      return text
    }
  }, [at, shortDate])
}
