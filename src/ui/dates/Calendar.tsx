import { Calendar as RacCalendar } from 'react-aria-components/Calendar'
import type { CalendarDay } from '#domain/base/demoTime'
import { cx } from '../cx'
import styles from './Calendar.module.css'
import { CalendarFrame } from './CalendarFrame'
import { type DayLimits, fromCalendarDate, limitProps, toCalendarDate } from './calendarDate'

export interface CalendarProps extends DayLimits {
  label: string
  value: CalendarDay | null
  onChange: (day: CalendarDay) => void
  /** Marked, and the initial month without a selection: the demo's day, not the device's. */
  today: CalendarDay
  /** Days with a dot below their number. The dots are visual only, so describe them in text nearby. */
  isMarked?: (day: CalendarDay) => boolean
}

/** A month for selecting a day; the week starts as usual in the reader's region. */
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
