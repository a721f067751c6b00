import { dealerHealth, FINDING_LEVELS, inventoryHealth } from '#domain/dealer/dealerHealth'
import { type DealerIssue, type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { isLowLevel, isLowOil, LOW_TIRE_PSI, worstShortfallPsi } from '#domain/vehicle/lowReadings'
import type { TirePressure, Vehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { findingsOf, type HealthReadings, healthOf } from '#domain/vehicle/vehicleHealth'
import type { ReportCode } from './reportDocument'
import type { HealthReading } from './reportFacts'

/** Codes of a dealer's findings in a report, where a low battery means a low charge. */
const DEALER_CODES: Record<DealerIssue, ReportCode> = {
  lowBattery: 'battery',
  lowOil: 'oil',
  lowTirePressure: 'tire',
  lowFuel: 'level',
}

/** The current reading of a fleet vehicle (docs/rules.md FV-10). */
export function vehicleReading({ details }: Pick<Vehicle, 'details'>): HealthReading {
  const { fuel, oilLife, tirePressure, brakePad } = details
  return {
    level: healthOf(details),
    findings: findingsOf({ details }),
    levelPercent: fuel,
    oilLife,
    tireShortfallPsi: tirePressure && worstShortfallPsi(tirePressure),
    brakesPercent: brakePad && Math.min(brakePad.front, brakePad.rear),
  }
}

/** The current reading of an inventory vehicle (docs/rules.md DV-10); brakes are not reported. */
export function dealerReading(vehicle: DealerVehicle): HealthReading {
  const { tirePressure, oilLife } = vehicle.details
  return {
    level: inventoryHealth(vehicle),
    findings: vehicle.health === null ? [] : [DEALER_CODES[vehicle.health]],
    levelPercent: inventoryLevel(vehicle),
    oilLife,
    tireShortfallPsi: tirePressure && worstShortfallPsi(tirePressure),
    brakesPercent: null,
  }
}

/**
 * The reading of a fleet vehicle at the end of a day, by the same rules; brakes are not stored by day. A
 * vehicle without daily figures has not been driven since then, so its current reading is used.
 */
export function readingOfDay(
  vehicle: Pick<Vehicle, 'details' | 'addedDaysAgo'>,
  days: VehicleDays | undefined,
  daysAgo: number,
): HealthReading {
  if (!days && vehicle.addedDaysAgo >= daysAgo) return vehicleReading(vehicle)
  const day = dayReadings(days, daysAgo)
  return {
    ...day,
    level: healthOf(asReadings(day)),
    findings: findingsOf({ details: asReadings(day) }),
  }
}

/** The reading of an inventory vehicle at the end of a day. */
export function dealerReadingOfDay(days: VehicleDays | undefined, daysAgo: number): HealthReading {
  const day = dayReadings(days, daysAgo)
  const low = isLowLevel(day.levelPercent)
  const issue = dealerHealth({
    battery: low && days?.ev === true,
    fuel: low && days?.ev === false,
    oil: isLowOil(day.oilLife),
    tire: day.tireShortfallPsi !== null && day.tireShortfallPsi >= LOW_TIRE_PSI,
  })
  const level = issue ?? (day.levelPercent === null ? 'noData' : 'none')
  return { ...day, level: FINDING_LEVELS[level], findings: issue === null ? [] : [DEALER_CODES[issue]] }
}

type DayReadings = Omit<HealthReading, 'level' | 'findings'>

function dayReadings(days: VehicleDays | undefined, daysAgo: number): DayReadings {
  const at = daysAgo - 1
  return {
    levelPercent: days?.levelPercent[at] ?? null,
    oilLife: days?.oilLife[at] ?? null,
    tireShortfallPsi: days?.tireShortfallPsi[at] ?? null,
    brakesPercent: null,
  }
}

/**
 * A day stores only the shortfall of the worst tire, but the rule needs four pressures: one gets the
 * shortfall, three are as recommended.
 */
function asReadings({ levelPercent, oilLife, tireShortfallPsi }: DayReadings): HealthReadings {
  return {
    fuel: levelPercent,
    oilLife,
    tirePressure: tireShortfallPsi === null ? null : { ...SOUND_TIRES, frontLeft: -tireShortfallPsi },
    brakePad: null,
  }
}

const SOUND_TIRES: TirePressure = {
  frontLeft: 0,
  frontRight: 0,
  rearLeft: 0,
  rearRight: 0,
  recommendedFront: 0,
  recommendedRear: 0,
}
