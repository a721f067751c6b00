import { useLingui } from '@lingui/react/macro'
import { isoOf } from '#domain/base/calendar'
import { type CalendarDay, noonOf } from '#domain/base/demoTime'
import type { Formats } from '../../i18n/formats'
import { useFormats } from '../../i18n/useFormats'
import type { DayLimits, DayRange } from '../dates/calendarDate'
import type { FieldBasics } from '../fields/FieldMessages'
import { RangeCalendar } from './calendars'
import { DayPopupField } from './DayPopupField'

export interface DateRangeFieldProps extends FieldBasics, DayLimits {
  value: DayRange | null
  onChange: (range: DayRange) => void
  today: CalendarDay
}

/** A date range field with a calendar popup. */
export function DateRangeField({ value, onChange, today, min, max, ...field }: DateRangeFieldProps) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <DayPopupField
      {...field}
      text={value ? rangeText(value, formats) : ''}
      placeholder={t`Choose the first and last day`}
      formValue={value ? `${isoOf(value.start)}/${isoOf(value.end)}` : ''}
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

/** The year once if both are the same ("Nov 4 – Nov 12, 2026"). */
function rangeText({ start, end }: DayRange, { date, shortDate, timeZone }: Formats): string {
  const [first, last] = [noonOf(start, timeZone), noonOf(end, timeZone)]
  if (isoOf(start) === isoOf(end)) return date(first)
  return `${(start.year === end.year ? shortDate : date)(first)} – ${date(last)}`
}
