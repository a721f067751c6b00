import { msg } from '@lingui/core/macro'
import { RULE_DEFAULTS } from '../../../domain/notifications/ruleDefaults'
import { RULE_TYPES } from '../../../domain/notifications/ruleType'
import {
  baseForm,
  nameFindings,
  peopleFindings,
  problemsOf,
  type RuleForm,
  type ScheduleForm,
  scheduleFindings,
  storedBase,
  storedSchedule,
} from './ruleForm'
import type { RuleKind } from './ruleKind'

/** Form of a geofence rule, without its fence. */
export interface GeofenceForm extends RuleForm, ScheduleForm {
  enter: boolean
  exit: boolean
}

/** Rule type that notifies when a vehicle enters or leaves a fence. */
export const GEOFENCE_KIND: RuleKind<typeof RULE_TYPES.geofence, GeofenceForm> = {
  type: RULE_TYPES.geofence,
  words: {
    title: msg`Geofence notification`,
    example: msg`Left the service area`,
    all: msg`Geofence notifications`,
    others: msg`Other geofence notifications`,
    create: msg`Create new geofence`,
  },
  form(stored, locale) {
    const { days, time, trigger } = (stored ?? RULE_DEFAULTS).geofence
    return { ...baseForm(stored, locale), days, ...time, ...trigger }
  },
  problems: (form) =>
    problemsOf([
      ...nameFindings(form),
      ['noTrigger', !form.enter && !form.exit],
      ...scheduleFindings(form),
      ...peopleFindings(form),
    ]),
  stored(form, stored, locale, now) {
    const before = stored ?? RULE_DEFAULTS
    return {
      ...before,
      ...storedBase(form, stored, locale, now),
      geofence: {
        ...storedSchedule(form),
        trigger: { enter: form.enter, exit: form.exit },
        mapId: before.geofence.mapId,
      },
    }
  },
}
