import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import type { CalendarDay } from '#domain/base/demoTime'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import styles from './Calendar.module.css'
import { compareDays } from './calendarDate'

export interface CalendarFrameProps {
  today: CalendarDay
  range?: boolean
  /** See `Calendar`. */
  isMarked?: ((day: CalendarDay) => boolean) | undefined
}

/** Month, arrows and days: the inside of both calendars. */
export function CalendarFrame({ today, range = false, isMarked }: CalendarFrameProps) {
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" data-target="month-before" className={cx(styles.arrow)}>
          <Icon path={ICONS.chevronLeft} />
        </Button>
        <CalendarHeading className={cx(styles.month)} />
        <Button slot="next" data-target="month-after" className={cx(styles.arrow)}>
          <Icon path={ICONS.chevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={cx(styles.grid)}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={cx(styles.weekday)}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              // By days from today, because calendar dates change.
              data-target={`day:${compareDays(date, today)}`}
              className={cx(
                styles.day,
                range ? styles.inRange : styles.single,
                compareDays(date, today) === 0 && styles.today,
              )}
            >
              {({ formattedDate }) => (
                <span className={cx(styles.number, isMarked?.(date) && styles.marked)}>{formattedDate}</span>
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
