import { searchVehicles } from '#domain/lists/vehicleText'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { lowTires } from '#domain/vehicle/lowReadings'
import { scoresByDriver } from '#domain/vehicle/vehicleDays'
import { type ChallengeContext, type GameData, screenOf, segmentOf } from './challengeContext'

/** A vehicle's page is shown, and one of its tires is low. */
export function isSoftTireShown(context: ChallengeContext): boolean {
  const id = screenOf(context) === 'vehicle-detail' ? segmentOf(context, -1) : null
  const tires = context.data.vehicles.find((vehicle) => vehicle.id === id)?.details.tirePressure
  return tires != null && lowTires(tires).length > 0
}

/** The receipt of a charging session is open. */
export function isChargingReceiptShown(context: ChallengeContext): boolean {
  return (
    screenOf(context) === 'expenses' &&
    context.data.expenses.some(({ id, type }) => id === context.search.expense && type === 'charging')
  )
}

/** Drivers were enrolled in coaching on its page, or with the estimate of all add-ons. */
export function isCoachingEnrolled(context: ChallengeContext): boolean {
  const screen = screenOf(context)
  return (screen === 'add-ons' || screen === 'add-on-ivc') && context.event?.kind === 'coachingEnrolled'
}

/** The most vehicles that a search leaves which counts as having found one. */
export const MAX_FOUND = 3

/**
 * A search of the vehicles found the one that is sought, among few: the first letters find half the fleet. Where
 * none is sought, any few will do.
 */
export function isSearchFound(context: ChallengeContext): boolean {
  const { vehicles, soughtId, region } = context.data
  const { q = '' } = context.search
  if (screenOf(context) !== 'vehicles' || q.trim() === '') return false
  const found = searchVehicles(vehicles, q, region)
  return found.length <= MAX_FOUND && found.some(({ id }) => soughtId === null || id === soughtId)
}

/** The page of a driver whose score of 30 days nobody beats is shown. */
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

/** Speeds that the prompt asks for, one for each unit that a form may show (docs/rules.md SE-38). */
export const TRAP_SPEEDS = { mph: 75, 'km/h': 120 } as const

/** The fixed speed of a driver behavior rule was set to what the prompt asks for, in whatever unit. */
export function isFixedSpeedSet(context: ChallengeContext): boolean {
  const { event } = context
  return (
    screenOf(context) === 'notification-editor' &&
    segmentOf(context, 2) === String(RULE_TYPES.driverBehavior) &&
    event?.kind === 'fixedSpeedSet' &&
    event.speed === TRAP_SPEEDS[event.unit]
  )
}
