import { dealerHealth, FINDING_LEVELS, inventoryHealth } from '#domain/dealer/dealerHealth'
import { type DealerIssue, type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { isLowLevel, isLowOil, LOW_TIRE_PSI, worstShortfallPsi } from '#domain/vehicle/lowReadings'
import type { TirePressure, Vehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { findingsOf, type HealthReadings, healthOf } from '#domain/vehicle/vehicleHealth'
import type { ReportCode } from './reportDocument'
import type { HealthReading } from './reportFacts'

/** What a dealer's finding is called in a report, where a low battery is one of charge. */
const DEALER_CODES: Record<DealerIssue, ReportCode> = {
  lowBattery: 'battery',
  lowOil: 'oil',
  lowTirePressure: 'tire',
  lowFuel: 'level',
}

/** What a vehicle of a fleet says now (docs/rules.md FV-10). */
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

/** What a vehicle of the inventory says now (docs/rules.md DV-10); its brakes say nothing. */
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
 * What a vehicle of a fleet said at the end of a day, by the same rules; brakes are not kept by day. One without
 * daily figures has not been driven since then, and says what it says now.
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

/** The same of a vehicle of the inventory. */
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

/** A day keeps by how much the worst tire was low, and the rule asks for four pressures: one is that low, three are as they should be. */
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
