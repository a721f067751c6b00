import { RangeCalendar as RacRangeCalendar } from 'react-aria-components/RangeCalendar'
import type { CalendarDay } from '#domain/base/demoTime'
import { cx } from '../cx'
import styles from './Calendar.module.css'
import { CalendarFrame } from './CalendarFrame'
import { type DayLimits, type DayRange, fromCalendarDate, limitProps, toCalendarDate } from './calendarDate'

export interface RangeCalendarProps extends DayLimits {
  label: string
  value: DayRange | null
  onChange: (range: DayRange) => void
  today: CalendarDay
}

/** A month for selecting a first and a last day. */
export function RangeCalendar({ label, value, onChange, today, ...limits }: RangeCalendarProps) {
  return (
    <RacRangeCalendar
      aria-label={label}
      className={cx(styles.calendar)}
      value={value && { start: toCalendarDate(value.start), end: toCalendarDate(value.end) }}
      onChange={({ start, end }) => onChange({ start: fromCalendarDate(start), end: fromCalendarDate(end) })}
      defaultFocusedValue={toCalendarDate(value?.end ?? today)}
      {...limitProps(limits)}
    >
      <CalendarFrame today={today} range />
    </RacRangeCalendar>
  )
}
