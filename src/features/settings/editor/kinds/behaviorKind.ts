import { msg } from '@lingui/core/macro'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { EDITED_MARGIN, EDITED_SPEED } from '#domain/notifications/ruleBounds'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { FIXED_SPEED_KPH } from '#domain/notifications/ruleSpeeds'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { isWithin, problemsOf, type TypedNumber } from '../ruleForm'
import type { RuleKind } from '../ruleKind'
import { BehaviorPart } from './BehaviorPart'

type Speeds = RuleConditions['speedConditions']

export interface BehaviorForm {
  toggles: RuleConditions['toggles']
  speed: TypedNumber
  speedUnit: Speeds['fixed']['unit']
  margin: TypedNumber
  marginUnit: Speeds['road']['unit']
}

/** Rule type that notifies of speeding, hard braking and acceleration, and open seat belts. */
export const BEHAVIOR_KIND: RuleKind<typeof RULE_TYPES.driverBehavior, BehaviorForm> = {
  type: RULE_TYPES.driverBehavior,
  example: msg`Highway speed`,
  form(stored, { system, locale }) {
    const { fixed, road } = (stored ?? RULE_DEFAULTS).speedConditions
    const form: BehaviorForm = {
      toggles: stored?.toggles ?? { ...RULE_DEFAULTS.toggles, fixedSpeed: true },
      speed: fixed.speed,
      speedUnit: fixed.unit,
      margin: road.over,
      marginUnit: road.unit,
    }
    if (stored || system === 'imperial') return form
    return { ...form, speed: FIXED_SPEED_KPH[locale], speedUnit: 'km/h' }
  },
  problems: ({ toggles, speed, speedUnit, margin }) =>
    problemsOf([
      ['noCondition', !Object.values(toggles).some(Boolean)],
      ['number', toggles.fixedSpeed && !isWithin(speed, EDITED_SPEED[speedUnit])],
      ['number', toggles.roadSpeed && !isWithin(margin, EDITED_MARGIN)],
    ]),
  conditions({ toggles, speed, speedUnit, margin, marginUnit }, stored) {
    const before = (stored ?? RULE_DEFAULTS).speedConditions
    return {
      toggles,
      speedConditions: {
        active: toggles.fixedSpeed || toggles.roadSpeed,
        fixed: isWithin(speed, EDITED_SPEED[speedUnit]) ? { speed, unit: speedUnit } : before.fixed,
        road: isWithin(margin, EDITED_MARGIN) ? { over: margin, unit: marginUnit } : before.road,
      },
    }
  },
  Part: BehaviorPart,
}
