import { msg, plural } from '@lingui/core/macro'
import type { Schedule } from '#domain/notifications/firing/counting/schedule'
import type { RuleConditions, TypedDistance } from '#domain/notifications/notificationRule'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { WEEKDAYS, type Weekday } from '#domain/places/place'
import { LOW_LEVEL_PERCENT, LOW_OIL_PERCENT, LOW_TIRE_PSI } from '#domain/vehicle/lowReadings'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { drivingLimitText, fixedSpeedText, idleDaysText, marginText } from './amountText'
import type { SentenceContext } from './ruleSentence'

/** The condition of a rule, as the end of a sentence about a vehicle; null if it cannot fire. */
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
      return say(msg`has had no trips for ${days}`)
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
    tires && say(msg`a tire at least ${psi} below its recommended pressure`),
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
    toggles.seatbelt && say(msg`is driven with a seat belt off`),
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

const WORKING_DAYS = 5

/**
 * Days and hours of a schedule; null if it cannot fire.
 * @param everyTime `unsaid` returns '' if the schedule is always on and null if it has no days; `always` returns
 * null if it is always on and "never" if it has no days
 */
function scheduleText(
  { days, time }: Schedule,
  { say, formats, emphasize }: SentenceContext,
  everyTime: 'unsaid' | 'always',
): string | null {
  const chosen = WEEKDAYS.filter((day) => days[day])
  if (chosen.length === 0) return everyTime === 'unsaid' ? null : say(msg`never`)
  const isEveryDay = chosen.length === WEEKDAYS.length
  if (isEveryDay && time.allDay) return everyTime === 'unsaid' ? '' : null
  const clock = (minuteOfDay: number) => formats.time(formats.at({ daysAgo: 0, minuteOfDay }))
  const [from, to] = [clock(time.start), clock(time.end)]
  const hours = time.allDay ? null : emphasize(say(msg`from ${from} to ${to}`))
  const named = isEveryDay ? null : daysText(chosen)
  return [named, hours].filter((part) => part !== null).join(' ')

  function daysText(of: readonly Weekday[]): string {
    if (of.length === WORKING_DAYS && of.every((day, at) => day === WEEKDAYS[at]))
      return say(msg`Monday to Friday`)
    if (of.length === 2 && days.saturday && days.sunday) return say(msg`on weekends`)
    const names = formats.list(of.map((day) => weekdayText(day, formats.locale)))
    const count = of.length
    return say(msg`${plural(count, { one: `on ${names}`, other: `on ${names}` })}`)
  }
}

/** The name of a weekday within a sentence. */
function weekdayText(day: Weekday, locale: string): string {
  // 5 January 1970 was a Monday.
  const date = new Date(Date.UTC(1970, 0, 5 + WEEKDAYS.indexOf(day)))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

/** The service interval, as the end of a sentence; null if neither interval is on. */
function maintenanceText(
  { mileage, time }: RuleConditions['maintenanceConditions'],
  context: SentenceContext,
): string | null {
  const { say } = context
  const byMileage = mileage.enabled && mileage.recurrance.amount > 0 ? mileageText(mileage, context) : null
  const byTime = time.enabled ? timeText(time, context) : null
  if (byMileage !== null && byTime !== null) {
    return say(msg`is due for service: ${byMileage} or ${byTime}, whichever comes first`)
  }
  const interval = byMileage ?? byTime
  return interval === null ? null : say(msg`is due for service: ${interval}`)
}

function mileageText(
  { recurrance, start }: RuleConditions['maintenanceConditions']['mileage'],
  { say, formats, emphasize }: SentenceContext,
): string {
  const written = ({ amount, unit }: TypedDistance) => {
    const isMetric = (unit ?? (formats.system === 'metric' ? 'km' : 'mi')) === 'km'
    return `${formats.whole(amount)}\u00a0${say(isMetric ? UNIT_LABELS.kilometers : UNIT_LABELS.miles)}`
  }
  const interval = emphasize(written(recurrance))
  const first = written(start)
  return start.amount === 0 ? say(msg`every ${interval}`) : say(msg`every ${interval} from ${first} on`)
}

function timeText(
  { recurrance: { amount, unit }, start }: RuleConditions['maintenanceConditions']['time'],
  { say, formats, emphasize }: SentenceContext,
): string {
  const day = formats.date(formats.at(start))
  const interval = emphasize(
    say(
      unit === 'months'
        ? msg`${plural(amount, { one: 'every month', other: 'every # months' })}`
        : msg`${plural(amount, { one: 'every week', other: 'every # weeks' })}`,
    ),
  )
  return say(msg`${interval} from ${day} on`)
}
