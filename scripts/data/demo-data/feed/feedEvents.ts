import type { FeedEvent } from '#domain/notifications/feed'
import { speedingDotAt } from '#domain/trips/speedingDot'
import type { Trip } from '#domain/trips/trip'
import { lowTires } from '#domain/vehicle/lowReadings'
import type { FeedVehicle } from './feedVehicle'

/** Makers of events whose figures are the vehicle's own readings; each throws when it has none. */

export function tireEvent({ label, tirePressure }: FeedVehicle): FeedEvent {
  const [wheel] = lowTires(tirePressure)
  if (!tirePressure || !wheel) throw new Error(`${label} has no low tire`)
  const front = wheel === 'frontLeft' || wheel === 'frontRight'
  return {
    kind: 'tire',
    wheel,
    pressurePsi: tirePressure[wheel],
    recommendedPsi: front ? tirePressure.recommendedFront : tirePressure.recommendedRear,
  }
}

export function oilEvent({ label, oilLife }: FeedVehicle): FeedEvent {
  if (oilLife === null) throw new Error(`${label} has no oil reading`)
  return { kind: 'oil', oilLife }
}

export function lowFuelEvent({ label, fuel }: FeedVehicle): FeedEvent {
  if (fuel === null) throw new Error(`${label} has no fuel reading`)
  return { kind: 'lowFuel', fuelPercent: fuel }
}

/** Charging of a vehicle that has stood since: it ended at the level of now, or began somewhat lower. */
export function chargingEvent(
  { label, fuel }: FeedVehicle,
  state: 'started' | 'completed' | 'interrupted',
): FeedEvent {
  if (fuel === null) throw new Error(`${label} has no charge reading`)
  return { kind: 'charging', state, chargePercent: state === 'started' ? Math.max(2, fuel - 18) : fuel }
}

/** What the feed tells of the speeding on a trip of today; null where none of them sped at that time. */
export function speedingEvent(
  trips: readonly Trip[],
  minutesAgo: number,
): Extract<FeedEvent, { kind: 'speeding' }> | null {
  for (const trip of trips) {
    const dot =
      'minutesAgo' in trip.ended && speedingDotAt(trip, trip.ended.minutesAgo + trip.minutes - minutesAgo)
    if (dot) {
      const { speedMph, speedLimitMph } = dot
      return {
        kind: 'speeding',
        limitMph: speedLimitMph,
        percent: Math.round((speedMph / speedLimitMph - 1) * 100),
      }
    }
  }
  return null
}

/** What the feed tells of a trip, of the fleet's or a dealer's. */
export type FeedTrip = Pick<
  Trip,
  | 'id'
  | 'score'
  | 'distanceMi'
  | 'minutes'
  | 'idleMinutes'
  | 'hardBraking'
  | 'hardAcceleration'
  | 'roadSpeeding'
  | 'speedOver80'
>

export function tripEvent(trip: FeedTrip): Extract<FeedEvent, { kind: 'trip' }> {
  const { id, score, distanceMi, minutes, idleMinutes } = trip
  return {
    kind: 'trip',
    tripId: id,
    info: { score, distanceMi, totalMinutes: minutes, idleMinutes },
    breakdown: {
      hardBrake: trip.hardBraking?.times ?? 0,
      hardAcceleration: trip.hardAcceleration?.times ?? 0,
      roadSpeeding: trip.roadSpeeding?.times ?? 0,
      speedingOver80: trip.speedOver80?.times ?? 0,
    },
  }
}
