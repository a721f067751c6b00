import { useLingui } from '@lingui/react/macro'
import type { Firings } from '#domain/notifications/firing/firing'
import { DayCounts } from '../../../charts/DayCounts'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDayText } from './useDayText'

/** Days with firings that the text alternative names one by one. */
const MOST_DAYS_NAMED = 10

/** The days of the window as bars. */
export function FiringDays({ firings: { window, byDay } }: { firings: Firings }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const dayText = useDayText()
  const fired = byDay.flatMap((count, at) => (count > 0 ? [{ count, daysAgo: at + 1 }] : []))
  const highest = fired.toSorted((a, b) => b.count - a.count).slice(0, MOST_DAYS_NAMED)
  const named = highest.map(({ count, daysAgo }) => `${dayText(daysAgo)}: ${whole(count)}`).join(', ')
  const dayCount = fired.length
  const label =
    dayCount === 0
      ? t`Times by day: none`
      : dayCount <= MOST_DAYS_NAMED
        ? t`Times by day: ${named}`
        : t`Times by day, the highest of ${dayCount} days: ${named}`
  return (
    <DayCounts
      label={label}
      counts={byDay.toReversed()}
      dates={[dayText(window), dayText(Math.ceil(window / 2)), dayText(1)]}
      write={whole}
    />
  )
}
