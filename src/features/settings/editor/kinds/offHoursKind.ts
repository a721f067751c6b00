import { msg } from '@lingui/core/macro'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { problemsOf } from '../ruleForm'
import type { RuleKind } from '../ruleKind'
import { OffHoursPart } from './OffHoursPart'
import { type ScheduleForm, scheduleFindings, scheduleForm, storedSchedule } from './scheduleForm'

/** Rule type that notifies of driving outside the allowed days and hours. */
export const OFF_HOURS_KIND: RuleKind<typeof RULE_TYPES.offHours, ScheduleForm> = {
  type: RULE_TYPES.offHours,
  example: msg`Driving at night`,
  // A new rule that allows every hour would never fire.
  form: (stored) => ({
    ...scheduleForm((stored ?? RULE_DEFAULTS).geofence),
    ...(stored === null && { allDay: false }),
  }),
  problems: (form) => problemsOf(scheduleFindings(form)),
  conditions: (form, stored) => ({
    geofence: { ...(stored ?? RULE_DEFAULTS).geofence, ...storedSchedule(form) },
  }),
  Part: OffHoursPart,
}
