import { searchVehicles } from '#domain/lists/vehicleText'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { lowTires } from '#domain/vehicle/lowReadings'
import { scoresByDriver } from '#domain/vehicle/vehicleDays'
import { type ChallengeContext, type GameData, screenOf, segmentOf } from './challengeContext'

/** A page of a vehicle with a low tire is shown. */
export function isSoftTireShown(context: ChallengeContext): boolean {
  const id = screenOf(context) === 'vehicle-detail' ? segmentOf(context, -1) : null
  const tires = context.data.vehicles.find((vehicle) => vehicle.id === id)?.details.tirePressure
  return tires != null && lowTires(tires).length > 0
}

/** Drivers were enrolled in coaching on its page, or through the estimate of all add-ons. */
export function isCoachingEnrolled(context: ChallengeContext): boolean {
  const screen = screenOf(context)
  return (screen === 'add-ons' || screen === 'add-on-ivc') && context.event?.kind === 'coachingEnrolled'
}

/** Maximum number of vehicles in a search result that counts as finding one. */
export const MAX_FOUND = 3

/**
 * A search found the requested vehicle among few: the first letters alone find half the fleet. If none is
 * requested, any small result counts.
 */
export function isSearchFound(context: ChallengeContext): boolean {
  const { vehicles, targetId, region } = context.data
  const { q = '' } = context.search
  if (screenOf(context) !== 'vehicles' || q.trim() === '') return false
  const found = searchVehicles(vehicles, q, region)
  return found.length <= MAX_FOUND && found.some(({ id }) => targetId === null || id === targetId)
}

/** The page of a driver with the best score of 30 days is shown. */
export function isBestDriverShown(context: ChallengeContext): boolean {
  if (screenOf(context) !== 'user-detail') return false
  return bestDrivers(context.data).has(segmentOf(context, -1) ?? '')
}

function bestDrivers({ vehicleDays, driverIds }: GameData): ReadonlySet<string> {
  const scores = scoresByDriver(vehicleDays, 30)
  const scoreOf = (id: string) => scores.get(id) ?? Number.NEGATIVE_INFINITY
  const best = Math.max(...driverIds.map(scoreOf))
  return new Set(driverIds.filter((id) => scoreOf(id) === best))
}

/** The speed in the prompt, in each unit of the form (docs/rules.md SE-38). */
export const TRAP_SPEEDS = { mph: 75, 'km/h': 120 } as const

/** The fixed speed of a driver behavior rule was set to that of the prompt, in either unit. */
export function isFixedSpeedSet(context: ChallengeContext): boolean {
  const { event } = context
  return (
    screenOf(context) === 'notification-editor' &&
    segmentOf(context, 2) === String(RULE_TYPES.driverBehavior) &&
    event?.kind === 'fixedSpeedSet' &&
    event.speed === TRAP_SPEEDS[event.unit]
  )
}
