import { useLingui } from '@lingui/react/macro'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { WEEKDAYS, type Weekday } from '#domain/places/place'
import { ChipGroup } from '../../../../ui/controls/ChipGroup'
import { Switch } from '../../../../ui/controls/Switch'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import styles from '../fields/RuleCards.module.css'
import { TimeOfDayField } from '../fields/TimeOfDayField'
import { useScheduleNames } from '../fields/useScheduleNames'
import type { Finding, RulePartProps } from '../ruleForm'

type Schedule = Pick<RuleConditions['geofence'], 'days' | 'time'>

/** Schedule of a rule, for the types that have one. */
export interface ScheduleForm {
  days: Schedule['days']
  allDay: boolean
  /** Minutes of the day; an end before the start is on the next day. */
  start: number
  end: number
}

export const scheduleForm = ({ days, time }: Schedule): ScheduleForm => ({ days, ...time })

export const scheduleFindings = (form: ScheduleForm): Finding[] => [
  ['noDay', !Object.values(form.days).some(Boolean)],
  ['noTime', !form.allDay && form.start === form.end],
]

/** A form's schedule as rules store it. */
export const storedSchedule = ({ days, allDay, start, end }: ScheduleForm): Schedule => ({
  days,
  time: { allDay, start, end },
})

interface ScheduleFieldsProps extends RulePartProps<ScheduleForm> {
  /** What applies all day, and only between the hours. */
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
