import { msg } from '@lingui/core/macro'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { problemsOf } from '../ruleForm'
import type { RuleKind } from '../ruleKind'
import { GeofencePart } from './GeofencePart'
import { type ScheduleForm, scheduleFindings, scheduleForm, storedSchedule } from './scheduleForm'

/** Form of a geofence rule, without its fence. */
export interface GeofenceForm extends ScheduleForm {
  enter: boolean
  exit: boolean
}

/** Rule type that notifies when a vehicle enters or leaves a fence. */
export const GEOFENCE_KIND: RuleKind<typeof RULE_TYPES.geofence, GeofenceForm> = {
  type: RULE_TYPES.geofence,
  example: msg`Left the service area`,
  form(stored) {
    const { geofence } = stored ?? RULE_DEFAULTS
    return { ...scheduleForm(geofence), ...geofence.trigger }
  },
  problems: (form) => problemsOf([['noTrigger', !form.enter && !form.exit], ...scheduleFindings(form)]),
  conditions: (form, stored) => ({
    geofence: {
      ...storedSchedule(form),
      trigger: { enter: form.enter, exit: form.exit },
      mapId: (stored ?? RULE_DEFAULTS).geofence.mapId,
    },
  }),
  Part: GeofencePart,
}
