import type { RuleConditions } from '#domain/notifications/notificationRule'
import type { Finding } from '../ruleForm'

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
