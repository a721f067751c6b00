import {
  type HealthLevel,
  LOW_OIL_PERCENT,
  lowTires,
  type TirePressure,
  type VehicleDetails,
  type VehicleStatus,
} from '../../../src/domain/vehicle/vehicle'

/** A tire this far under its recommendation is a case for the road side. */
export const FLAT_TIRE_PSI = 8
/** Brake pads with less than this left are due. */
export const WORN_BRAKES_PERCENT = 25

const SILENT: readonly VehicleStatus[] = ['nonConnected', 'pendingConfiguration', 'configurationError']

/** Whether a vehicle of this status sends readings; without any, every reading is null. */
export function sendsReadings(status: VehicleStatus): boolean {
  return !SILENT.includes(status)
}

/** Psi under the recommendation at the worst wheel; below 0 when all have more than they should. */
export function worstTirePsiUnder(tires: TirePressure): number {
  return Math.max(
    tires.recommendedFront - Math.min(tires.frontLeft, tires.frontRight),
    tires.recommendedRear - Math.min(tires.rearLeft, tires.rearRight),
  )
}

/**
 * The health that readings make: high for low oil or a tire 8 psi under, medium for a low tire or
 * worn brakes. Without readings there is no issue to name, so `noIssues`; the screens show "No
 * data" by the readings themselves.
 */
export function healthOf({
  oilLife,
  tirePressure,
  brakePad,
}: Pick<VehicleDetails, 'oilLife' | 'tirePressure' | 'brakePad'>): HealthLevel {
  if (oilLife !== null && oilLife <= LOW_OIL_PERCENT) return 'high'
  if (tirePressure && worstTirePsiUnder(tirePressure) >= FLAT_TIRE_PSI) return 'high'
  if (tirePressure && lowTires(tirePressure).length > 0) return 'medium'
  if (brakePad && Math.min(brakePad.front, brakePad.rear) < WORN_BRAKES_PERCENT) return 'medium'
  return 'noIssues'
}
