import type { HealthLevel } from '#domain/vehicle/vehicle'
import { DEALER_ISSUES, type DealerIssue, type DealerVehicle, inventoryLevel } from './dealerVehicle'

/** What a list says of a vehicle of the stock; `none` is a vehicle that reports and lacks nothing. */
export const DEALER_FINDINGS = [...DEALER_ISSUES, 'none', 'noData'] as const
export type DealerFinding = (typeof DEALER_FINDINGS)[number]

/** The worst of the raised flags, as `health` names it (docs/rules.md DV-10); null when none is. */
export function dealerHealth({
  battery,
  oil,
  tire,
  fuel,
}: DealerVehicle['details']['diagnostics']): DealerIssue | null {
  const raised: Record<DealerIssue, boolean> = {
    lowBattery: battery,
    lowOil: oil,
    lowTirePressure: tire,
    lowFuel: fuel,
  }
  return DEALER_ISSUES.find((issue) => raised[issue]) ?? null
}

/** What a vehicle lacks most, or that it sends nothing (docs/decisions.md D34). */
export function dealerFinding(vehicle: DealerVehicle): DealerFinding {
  if (vehicle.health !== null) return vehicle.health
  return inventoryLevel(vehicle) === null ? 'noData' : 'none'
}

/** Its health in the levels of a fleet's vehicles. */
export function inventoryHealth(vehicle: DealerVehicle): HealthLevel {
  return FINDING_LEVELS[dealerFinding(vehicle)]
}

/** How grave it is: low oil and a low battery are high, a low tire and low fuel are medium (docs/rules.md DD-04, DD-05). */
export const FINDING_LEVELS: Record<DealerFinding, HealthLevel> = {
  lowBattery: 'high',
  lowOil: 'high',
  lowTirePressure: 'medium',
  lowFuel: 'medium',
  none: 'noIssues',
  noData: 'noData',
}
