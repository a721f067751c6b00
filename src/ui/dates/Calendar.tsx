import { Calendar as RacCalendar } from 'react-aria-components/Calendar'
import type { CalendarDay } from '../../domain/kiosk/demoTime'
import { cx } from '../cx'
import styles from './Calendar.module.css'
import { CalendarFrame } from './CalendarFrame'
import { type DayLimits, fromCalendarDate, limitProps, toCalendarDate } from './calendarDate'

export interface CalendarProps extends DayLimits {
  label: string
  value: CalendarDay | null
  onChange: (day: CalendarDay) => void
  /** Marked, and shown first when nothing is chosen: the demo's day, not the device's. */
  today: CalendarDay
  /** Days with a dot under their number, for the eye only: say beside it what it means, and how many there are. */
  isMarked?: (day: CalendarDay) => boolean
}

/** A month to choose a day in; the week starts as it does in the reader's region. */
export function Calendar({ label, value, onChange, today, isMarked, ...limits }: CalendarProps) {
  return (
    <RacCalendar
      aria-label={label}
      className={cx(styles.calendar)}
      value={value && toCalendarDate(value)}
      onChange={(date) => onChange(fromCalendarDate(date))}
      defaultFocusedValue={toCalendarDate(value ?? today)}
      {...limitProps(limits)}
    >
      <CalendarFrame today={today} isMarked={isMarked} />
    </RacCalendar>
  )
}
