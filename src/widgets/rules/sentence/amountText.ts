import { msg, plural } from '@lingui/core/macro'
import { KM_PER_MILE } from '#domain/geo/measure'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import type { SentenceContext } from './ruleSentence'

type AmountContext = Pick<SentenceContext, 'say' | 'formats'>
type Speeds = RuleConditions['speedConditions']

/** The maximum speed as on the editor's dial: in the visitor's unit, whatever unit it was stored in. */
export function fixedSpeedText({ speed, unit }: Speeds['fixed'], { formats }: AmountContext): string {
  return unit === 'mph' ? formats.alertSpeed(speed).text : formats.speed(speed / KM_PER_MILE).text
}

/** The margin over the posted limit, in its own unit. */
export function marginText({ over, unit }: Speeds['road'], { say, formats }: AmountContext): string {
  if (unit === 'percent') return formats.percent(over)
  return `${formats.whole(over)}\u00a0${say(unit === 'mph' ? UNIT_LABELS.milesPerHour : UNIT_LABELS.kilometersPerHour)}`
}

export function idleDaysText(number: number, { say }: AmountContext): string {
  return say(msg`${plural(number, { one: '# day', other: '# days' })}`)
}

/** A driving limit, in its own unit. */
export function drivingLimitText(
  { number, unit }: RuleConditions['drivingLimit'],
  { say, formats }: AmountContext,
): string {
  if (unit === 'hours') return say(msg`${plural(number, { one: '# hour', other: '# hours' })}`)
  return `${formats.upToOneDecimal(number)}\u00a0${say(unit === 'miles' ? UNIT_LABELS.miles : UNIT_LABELS.kilometers)}`
}

/** The amount of a rule with a single one; empty for others. */
export function numberText(rule: RuleDraft, context: AmountContext): string {
  switch (rule.type) {
    case RULE_TYPES.driverBehavior: {
      const { fixed, road } = rule.speedConditions
      return rule.toggles.fixedSpeed ? fixedSpeedText(fixed, context) : marginText(road, context)
    }
    case RULE_TYPES.vehicleUtilization:
      return idleDaysText(rule.lastTripRecorded, context)
    case RULE_TYPES.drivingLimit:
      return drivingLimitText(rule.drivingLimit, context)
    default:
      return ''
  }
}
