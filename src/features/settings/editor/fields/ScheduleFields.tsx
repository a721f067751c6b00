import { useLingui } from '@lingui/react/macro'
import { WEEKDAYS, type Weekday } from '#domain/places/place'
import { ChipGroup } from '../../../../ui/controls/ChipGroup'
import { Switch } from '../../../../ui/controls/Switch'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import type { ScheduleForm } from '../kinds/scheduleForm'
import type { RulePartProps } from '../rulePart'
import styles from './RuleCards.module.css'
import { TimeOfDayField } from './TimeOfDayField'
import { useScheduleNames } from './useScheduleNames'

export interface ScheduleFieldsProps extends RulePartProps<ScheduleForm> {
  /** What holds all day, and between the hours. */
  states: { on: string; off: string }
}

/** Days of the week and hours of a rule. */
export function ScheduleFields({ form, change, problem, states }: ScheduleFieldsProps) {
  const { t } = useLingui()
  const names = useScheduleNames()
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
        <FieldProblem>{problem('noDay')}</FieldProblem>
      </div>
      <Switch
        label={t`All day`}
        states={states}
        checked={form.allDay}
        onChange={(allDay) => change({ allDay })}
      />
      {!form.allDay && (
        <div>
          <div className={styles.pair}>
            <TimeOfDayField
              label={t({ id: 'hours.from', message: 'From' })}
              value={form.start}
              onChange={(start) => change({ start })}
            />
            <TimeOfDayField
              label={t({ id: 'hours.to', message: 'To' })}
              value={form.end}
              onChange={(end) => change({ end })}
            />
          </div>
          {form.end < form.start && <p className={styles.hint}>{t`Ends the next day.`}</p>}
          <FieldProblem>{problem('noTime')}</FieldProblem>
        </div>
      )}
    </>
  )
}

function daysOf(on: readonly Weekday[]): Record<Weekday, boolean> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, on.includes(day)])) as Record<Weekday, boolean>
}
