import { useMemo } from 'react'
import type { ChartPoint } from '../../../../charts/chartTypes'
import { useFormats } from '../../../../i18n/FormatsProvider'

/** Noon exists on every day, even if the clock changes at midnight. */
const NOON = 12 * 60

export type DayPoint = Pick<ChartPoint, 'key' | 'tick' | 'name'>

/** Names of days on the axis of a chart; 1 is yesterday. */
export function useDayPoints(): {
  day: (daysAgo: number) => DayPoint
  /** Several days, named by the first and the last. */
  span: (fromDaysAgo: number, toDaysAgo: number) => DayPoint
} {
  const { at, shortDate, weekday } = useFormats()
  return useMemo(() => {
    const moment = (daysAgo: number) => at({ daysAgo, minuteOfDay: NOON })
    const day = (daysAgo: number): DayPoint => {
      const there = moment(daysAgo)
      const tick = shortDate(there)
      return { key: String(daysAgo), tick, name: `${weekday(there)}, ${tick}` }
    }
    return {
      day,
      span: (from, to) => {
        if (from === to) return day(from)
        const [first, last] = [shortDate(moment(from)), shortDate(moment(to))]
        return { key: String(to), tick: first, name: `${first} – ${last}` }
      },
    }
  }, [at, shortDate, weekday])
}
