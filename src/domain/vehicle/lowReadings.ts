import type { TirePressure, VehicleDetails } from './vehicle'

/** Fuel and charge are low at this percentage or less, in a fleet and in an inventory (docs/rules.md FV-16, DV-28). */
export const LOW_LEVEL_PERCENT = 20
/** Oil life is low at this percentage or less (docs/rules.md FV-19, SE-40). */
export const LOW_OIL_PERCENT = 10
/** A tire is low at this many psi or more below its recommended pressure (docs/rules.md FV-23). */
export const LOW_TIRE_PSI = 3
/** A tire this many psi below its recommended pressure needs roadside assistance. */
const FLAT_TIRE_PSI = 8
/** Brake pads below this percentage are due for service (docs/rules.md FV-21). */
export const WORN_BRAKES_PERCENT = 25

const WHEELS = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const
export type Wheel = (typeof WHEELS)[number]

/** Whether fuel or charge is low, percent (docs/rules.md FV-16); false if unknown. */
export function isLowLevel(percent: number | null): boolean {
  return percent !== null && percent <= LOW_LEVEL_PERCENT
}

/** Whether oil life is low, percent (docs/rules.md FV-19); an electric vehicle has none. */
export function isLowOil(percent: number | null): boolean {
  return percent !== null && percent <= LOW_OIL_PERCENT
}

/** Whether the pads of either axle are due for service, percent left (docs/rules.md FV-21). */
export function areBrakesWorn(pads: VehicleDetails['brakePad']): boolean {
  return pads !== null && Math.min(pads.front, pads.rear) < WORN_BRAKES_PERCENT
}

/** Wheels whose pressure is low, psi (docs/rules.md FV-23). */
export function lowTires(tires: TirePressure | null): Wheel[] {
  return tires === null ? [] : WHEELS.filter((wheel) => psiBelowRecommended(tires, wheel) >= LOW_TIRE_PSI)
}

/** Psi by which a wheel is below the recommended pressure of its axle (docs/rules.md FV-24). */
export function psiBelowRecommended(tires: TirePressure, wheel: Wheel): number {
  const front = wheel === 'frontLeft' || wheel === 'frontRight'
  return (front ? tires.recommendedFront : tires.recommendedRear) - tires[wheel]
}

/**
 * Psi by which the worst of the four tires is below its recommended pressure; 0 or less is fine
 * (docs/rules.md FV-23).
 */
export function worstShortfallPsi(tires: TirePressure): number {
  return Math.max(...WHEELS.map((wheel) => psiBelowRecommended(tires, wheel)))
}

/** Whether a wheel is far below its recommended pressure (docs/rules.md FV-23). */
export function isFlat(tires: TirePressure, wheel: Wheel): boolean {
  return psiBelowRecommended(tires, wheel) >= FLAT_TIRE_PSI
}
