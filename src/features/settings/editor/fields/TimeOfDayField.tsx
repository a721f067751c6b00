import { SelectField } from '../../../../ui/fields/SelectField'
import { useScheduleNames } from './useScheduleNames'

export interface TimeOfDayFieldProps {
  label: string
  /** Minutes of the day. */
  value: number
  onChange: (minute: number) => void
}

/** A time of day, in half hours. */
export function TimeOfDayField({ label, value, onChange }: TimeOfDayFieldProps) {
  const names = useScheduleNames()
  return (
    <SelectField
      label={label}
      options={times(value).map((minute) => ({ id: String(minute), label: names.time(minute) }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}

/** Every half hour, and the time that is set. */
function times(value: number): number[] {
  const halves = Array.from({ length: 48 }, (_, at) => at * 30)
  return [...new Set([...halves, value])].toSorted((a, b) => a - b)
}
