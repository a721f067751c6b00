import { useLingui } from '@lingui/react/macro'
import { WEEKDAYS, type Weekday } from '../../../domain/places/place'
import { useFormats } from '../../../i18n/FormatsProvider'
import { ChipGroup } from '../../../ui/controls/ChipGroup'
import { Switch } from '../../../ui/controls/Switch'
import { SelectField } from '../../../ui/fields/SelectField'
import { FieldProblem } from './FieldProblem'
import styles from './RuleCards.module.css'
import type { ScheduleForm } from './ruleForm'
import type { RulePartProps } from './rulePart'

/** On which days and at which hours a rule holds. */
export function SchedulePart({ form, change, problems }: RulePartProps<ScheduleForm>) {
  const { t } = useLingui()
  const names = useTimeNames()
  const hours = (label: string, value: number, set: (minute: number) => void) => (
    <SelectField
      label={label}
      options={times(value).map((minute) => ({ id: String(minute), label: names.time(minute) }))}
      value={String(value)}
      onChange={(id) => set(Number(id))}
    />
  )
  return (
    <>
      <div className={styles.group}>
        <p className={styles.label}>{t`Days of the week`}</p>
        <ChipGroup<Weekday>
          label={t`Days of the week`}
          chips={WEEKDAYS.map((day, at) => ({ id: day, label: names.day(at) }))}
          value={WEEKDAYS.filter((day) => form.days[day])}
          onChange={(days) => change({ days: daysOf(days) })}
        />
        {problems.includes('noDay') && <FieldProblem>{t`Choose at least one day.`}</FieldProblem>}
      </div>
      <Switch
        label={t`All day`}
        states={{ on: t`Applies at every hour`, off: t`Applies between the hours below` }}
        checked={form.allDay}
        onChange={(allDay) => change({ allDay })}
      />
      {!form.allDay && (
        <div className={styles.group}>
          <div className={styles.pair}>
            {hours(t({ id: 'hours.from', message: 'From' }), form.start, (start) => change({ start }))}
            {hours(t({ id: 'hours.to', message: 'To' }), form.end, (end) => change({ end }))}
          </div>
          {form.end < form.start && <p className={styles.hint}>{t`Ends the next day.`}</p>}
          {problems.includes('noTime') && <FieldProblem>{t`Choose two different times.`}</FieldProblem>}
        </div>
      )}
    </>
  )
}

function daysOf(on: readonly Weekday[]): Record<Weekday, boolean> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, on.includes(day)])) as Record<Weekday, boolean>
}

/** Every half hour, and the time that is set. */
function times(value: number): number[] {
  const halves = Array.from({ length: 48 }, (_, at) => at * 30)
  return [...new Set([...halves, value])].toSorted((a, b) => a - b)
}

/** Names of days and times of day in the visitor's language and clock; on a day without a change of it. */
function useTimeNames(): { day: (at: number) => string; time: (minute: number) => string } {
  const { locale, at, time } = useFormats()
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return {
    // 5 January 1970 was a Monday.
    day: (index) => day.format(new Date(Date.UTC(1970, 0, 5 + index))),
    time: (minute) => time(at({ daysAgo: 0, minuteOfDay: minute })),
  }
}
