import type { FeedEvent } from '../../../src/domain/feed'
import { lowTires } from '../../../src/domain/vehicle'
import type { FeedVehicle } from './feedVehicle'

/** Makers of events whose figures are the vehicle's own readings; each throws when it has none. */

export function tireEvent({ label, tirePressure }: FeedVehicle): FeedEvent {
  const [wheel] = tirePressure ? lowTires(tirePressure) : []
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

/** `percent` over the posted limit. */
export function speedingEvent(limitMph: number, percent: number): FeedEvent {
  return { kind: 'speeding', limitMph, percent }
}

export function remoteCommand(title: 'Enable Vehicle' | 'Disable Vehicle'): FeedEvent {
  return { kind: 'other', title, category: 'Remote Commands' }
}
