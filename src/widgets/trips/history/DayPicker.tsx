import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { workingDay } from '#domain/base/demoTime'
import { CALENDAR_DAYS } from '#domain/trips/tripSearch'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { Calendar } from '../../../ui/dates/Calendar'
import { ICONS } from '../../../ui/icons/icons'
import { Popover } from '../../../ui/overlays/Popover'
import styles from './DayPicker.module.css'

export interface DayPickerProps {
  /** Days before today. */
  day: number
  /** Days with trips, as days before today. */
  driven: ReadonlySet<number>
  onDay: (daysAgo: number) => void
}

/** A button with a calendar of today and the sixty days before, with a dot on days with trips. */
export function DayPicker({ day, driven, onDay }: DayPickerProps) {
  const { t } = useLingui()
  const now = useDemoNow()
  const { timeZone } = useFormats()
  const dayOf = (daysAgo: number) => workingDay(now, timeZone, daysAgo)
  const today = dayOf(0)
  const daysBefore = (date: typeof today) => Math.round((utcDay(today) - utcDay(date)) / DAY_MS)
  return (
    <Popover
      label={t`Calendar`}
      placement="bottom end"
      trigger={{ kind: 'icon', label: t`Choose a day`, icon: ICONS.calendar, 'data-target': 'choose-day' }}
    >
      {(close) => (
        <>
          <Calendar
            label={t`Trip date`}
            value={dayOf(day)}
            today={today}
            min={dayOf(CALENDAR_DAYS)}
            max={today}
            isMarked={(date) => driven.has(daysBefore(date))}
            onChange={(date) => {
              close()
              onDay(daysBefore(date))
            }}
          />
          <p className={styles.legend}>
            <span className={styles.mark} aria-hidden="true" />
            {t`${plural(driven.size, { one: '# day with trips', other: '# days with trips' })}`}
          </p>
        </>
      )}
    </Popover>
  )
}

const DAY_MS = 86_400_000

function utcDay({ year, month, day }: { year: number; month: number; day: number }): number {
  return Date.UTC(year, month - 1, day)
}
