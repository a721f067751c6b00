import { useLingui } from '@lingui/react/macro'
import type { CalendarDay } from '../domain/demoTime'
import { Calendar } from './Calendar'
import { type DayLimits, toCalendarDate, utcNoon } from './calendarDate'
import { DayPopupField } from './DayPopupField'
import type { FieldBasics } from './FieldMessages'

export interface DateFieldProps extends FieldBasics, DayLimits {
  value: CalendarDay | null
  onChange: (day: CalendarDay) => void
  today: CalendarDay
}

/** A day, chosen in a month that opens. */
export function DateField({ value, onChange, today, min, max, ...field }: DateFieldProps) {
  const { t, i18n } = useLingui()
  return (
    <DayPopupField
      {...field}
      text={value ? i18n.date(utcNoon(value), { dateStyle: 'medium', timeZone: 'UTC' }) : ''}
      placeholder={t`Choose a date`}
      formValue={value ? toCalendarDate(value).toString() : ''}
    >
      {(close) => (
        <Calendar
          label={field.label}
          value={value}
          onChange={(day) => {
            onChange(day)
            close()
          }}
          today={today}
          min={min}
          max={max}
        />
      )}
    </DayPopupField>
  )
}
