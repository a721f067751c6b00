import { LOW_OIL_PERCENT, lowTires, type TirePressure, type Vehicle } from './vehicle'

/** Brake pads with less than this left are due, in percent. */
export const WORN_BRAKES_PERCENT = 25
/** A tire this far under its recommendation is a case for the road side. */
const FLAT_TIRE_PSI = 8

export type Wheel = ReturnType<typeof lowTires>[number]

/** What stands behind a vehicle's health level; `noData` for a vehicle that sends no readings. */
export type HealthFinding = 'noData' | 'noIssues' | 'oil' | 'tire' | 'brakes'

/** True when the vehicle sends readings at all. */
export function reportsReadings({ details }: Vehicle): boolean {
  return details.fuel !== null || details.tirePressure !== null
}

/** All findings of a vehicle, gravest first; empty for one without issues or without readings. */
export function findingsOf({ details }: Vehicle): Extract<HealthFinding, 'oil' | 'tire' | 'brakes'>[] {
  const findings: ReturnType<typeof findingsOf> = []
  const { oilLife, tirePressure, brakePad } = details
  if (oilLife !== null && oilLife <= LOW_OIL_PERCENT) findings.push('oil')
  if (tirePressure && lowTires(tirePressure).length > 0) findings.push('tire')
  if (brakePad && Math.min(brakePad.front, brakePad.rear) < WORN_BRAKES_PERCENT) findings.push('brakes')
  return findings
}

/** Psi that a wheel is under its recommendation. */
export function psiBelowRecommended(tires: TirePressure, wheel: Wheel): number {
  const front = wheel === 'frontLeft' || wheel === 'frontRight'
  return (front ? tires.recommendedFront : tires.recommendedRear) - tires[wheel]
}

/** True for a wheel that is far under its recommendation, not just a little. */
export function isFlat(tires: TirePressure, wheel: Wheel): boolean {
  return psiBelowRecommended(tires, wheel) >= FLAT_TIRE_PSI
}

/** The one finding that a list shows. */
export function mainFinding(vehicle: Vehicle): HealthFinding {
  if (!reportsReadings(vehicle)) return 'noData'
  return findingsOf(vehicle)[0] ?? 'noIssues'
}
