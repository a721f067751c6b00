import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../i18n/useFormats'

/** "Today", "Yesterday", otherwise weekday and date, from a day by days before today and any time of it. */
export function useDayName(): (daysAgo: number, at: Date) => string {
  const { t } = useLingui()
  const { weekday, shortDate } = useFormats()
  return (daysAgo, at) => {
    if (daysAgo <= 0) return t`Today`
    if (daysAgo === 1) return t`Yesterday`
    const [day, date] = [weekday(at), shortDate(at)]
    return t`${day}, ${date}`
  }
}
