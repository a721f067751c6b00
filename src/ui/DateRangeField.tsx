import { useLingui } from '@lingui/react/macro'
import type { CalendarDay } from '../domain/demoTime'
import { type DayLimits, type DayRange, toCalendarDate, utcNoon } from './calendarDate'
import { DayPopupField } from './DayPopupField'
import type { FieldBasics } from './FieldMessages'
import { RangeCalendar } from './RangeCalendar'

export interface DateRangeFieldProps extends FieldBasics, DayLimits {
  value: DayRange | null
  onChange: (range: DayRange) => void
  today: CalendarDay
}

/** From one day to another, chosen in a month that opens. */
export function DateRangeField({ value, onChange, today, min, max, ...field }: DateRangeFieldProps) {
  const { t, i18n } = useLingui()
  return (
    <DayPopupField
      {...field}
      text={value ? rangeText(value, i18n.locale) : ''}
      placeholder={t`Choose the first and last day`}
      formValue={value ? `${toCalendarDate(value.start)}/${toCalendarDate(value.end)}` : ''}
    >
      {(close) => (
        <RangeCalendar
          label={field.label}
          value={value}
          onChange={(range) => {
            onChange(range)
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

/** Shortened where both days share month or year ("Nov 2 – 15, 2026"). */
function rangeText({ start, end }: DayRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(utcNoon(start), utcNoon(end))
}
