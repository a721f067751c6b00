import { useLingui } from '@lingui/react/macro'
import { isoOf } from '#domain/base/calendar'
import { type CalendarDay, noonOf } from '#domain/base/demoTime'
import { useFormats } from '../../i18n/useFormats'
import type { DayLimits } from '../dates/calendarDate'
import type { FieldBasics } from '../fields/FieldMessages'
import { Calendar } from './calendars'
import { DayPopupField } from './DayPopupField'

export interface DateFieldProps extends FieldBasics, DayLimits {
  value: CalendarDay | null
  onChange: (day: CalendarDay) => void
  today: CalendarDay
}

/** A date field with a calendar popup. */
export function DateField({ value, onChange, today, min, max, ...field }: DateFieldProps) {
  const { t } = useLingui()
  const { date, timeZone } = useFormats()
  return (
    <DayPopupField
      {...field}
      text={value ? date(noonOf(value, timeZone)) : ''}
      placeholder={t`Choose a date`}
      formValue={value ? isoOf(value) : ''}
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
