import { msg } from '@lingui/core/macro'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { LOW_LEVEL_PERCENT, LOW_OIL_PERCENT, LOW_TIRE_PSI } from '#domain/vehicle/lowReadings'
import { drivingLimitText, fixedSpeedText, idleDaysText, marginText } from './amountText'
import { maintenanceText } from './maintenanceText'
import type { SentenceContext } from './ruleSentence'
import { scheduleText, weekdayText } from './scheduleText'

/** What makes a rule fire, as the end of a sentence about a vehicle; null when nothing can. */
export function conditionText(rule: RuleDraft, context: SentenceContext): string | null {
  const { say, formats, emphasize } = context
  switch (rule.type) {
    case RULE_TYPES.diagnostics:
      return diagnosticsText(rule, context)
    case RULE_TYPES.maintenanceReminder:
      return maintenanceText(rule.maintenanceConditions, context)
    case RULE_TYPES.driverBehavior:
      return behaviorText(rule, context)
    case RULE_TYPES.geofence:
      return geofenceText(rule, context)
    case RULE_TYPES.locationMasking:
      return say(msg`masks its location`)
    case RULE_TYPES.vehicleUtilization: {
      const days = emphasize(idleDaysText(rule.lastTripRecorded, context))
      return say(msg`has had no trip for ${days}`)
    }
    case RULE_TYPES.offHours: {
      const allowed = scheduleText(rule.geofence, context, 'always')
      return allowed === null ? null : say(msg`is driven outside the allowed hours (${allowed})`)
    }
    case RULE_TYPES.drivingLimit: {
      const { per, startOfWeek } = rule.drivingLimit
      const amount = emphasize(drivingLimitText(rule.drivingLimit, context))
      const day = weekdayText(startOfWeek, formats.locale)
      if (per === 'day') return say(msg`is driven more than ${amount} in a day`)
      if (per === 'month') return say(msg`is driven more than ${amount} in a calendar month`)
      return say(msg`is driven more than ${amount} in a week that starts on ${day}`)
    }
  }
}

function diagnosticsText(
  { diagnosticConditions: { oil, tires, fuel, charge } }: Diagnostics,
  { say, formats, emphasize }: SentenceContext,
): string | null {
  const oilLevel = emphasize(formats.percent(LOW_OIL_PERCENT))
  const level = emphasize(formats.percent(LOW_LEVEL_PERCENT))
  const psi = emphasize(formats.pressure(LOW_TIRE_PSI).text)
  const readings = [
    oil && say(msg`oil life at or below ${oilLevel} for three ignition cycles`),
    tires && say(msg`a tire at least ${psi} under its recommendation`),
    fuel && charge && say(msg`fuel or charge at or below ${level}`),
    fuel && !charge && say(msg`fuel at or below ${level}`),
    charge && !fuel && say(msg`charge at or below ${level}`),
  ].filter((reading) => reading !== false)
  if (readings.length === 0) return null
  const list = formats.either(readings)
  return say(msg`reports ${list}`)
}

type Diagnostics = Extract<RuleDraft, { type: typeof RULE_TYPES.diagnostics }>
type Behavior = Extract<RuleDraft, { type: typeof RULE_TYPES.driverBehavior }>
type Geofence = Extract<RuleDraft, { type: typeof RULE_TYPES.geofence }>

function behaviorText(
  { toggles, speedConditions: { fixed, road } }: Behavior,
  context: SentenceContext,
): string | null {
  const { say, formats, emphasize } = context
  const speed = emphasize(fixedSpeedText(fixed, context))
  const margin = emphasize(marginText(road, context))
  const events = [
    toggles.fixedSpeed && say(msg`passes ${speed}`),
    toggles.roadSpeed && say(msg`goes ${margin} or more over the posted limit`),
    toggles.brake && say(msg`brakes hard`),
    toggles.accel && say(msg`accelerates hard`),
    toggles.seatbelt && say(msg`is driven with a seat belt open`),
  ].filter((event) => event !== false)
  return events.length === 0 ? null : formats.either(events)
}

function geofenceText({ geofence }: Geofence, context: SentenceContext): string | null {
  const { say, emphasize, fenceName } = context
  const { enter, exit } = geofence.trigger
  const fence = fenceName ? emphasize(fenceName) : say(msg`its geofence`)
  const crosses =
    enter && exit ? msg`enters or leaves ${fence}` : enter ? msg`enters ${fence}` : msg`leaves ${fence}`
  const when = scheduleText(geofence, context, 'unsaid')
  if ((!enter && !exit) || when === null) return null
  return when === '' ? say(crosses) : `${say(crosses)} ${when}`
}
