import type { HealthLevel } from '#domain/vehicle/vehicle'
import { DEALER_ISSUES, type DealerIssue, type DealerVehicle, inventoryLevel } from './dealerVehicle'

/** Findings in a list of inventory vehicles; `none` is a vehicle that reports and has no issue. */
export const DEALER_FINDINGS = [...DEALER_ISSUES, 'none', 'noData'] as const
export type DealerFinding = (typeof DEALER_FINDINGS)[number]

/** The worst of the raised flags (docs/rules.md DV-10); null without one. */
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

/** The worst issue of a vehicle, or that it reports nothing (docs/decisions.md D34). */
export function dealerFinding(vehicle: DealerVehicle): DealerFinding {
  if (vehicle.health !== null) return vehicle.health
  return inventoryLevel(vehicle) === null ? 'noData' : 'none'
}

/** Health of an inventory vehicle on the scale of fleet vehicles. */
export function inventoryHealth(vehicle: DealerVehicle): HealthLevel {
  return FINDING_LEVELS[dealerFinding(vehicle)]
}

/** Severity: low oil and a low battery are high, a low tire and low fuel are medium (docs/rules.md DD-04, DD-05). */
export const FINDING_LEVELS: Record<DealerFinding, HealthLevel> = {
  lowBattery: 'high',
  lowOil: 'high',
  lowTirePressure: 'medium',
  lowFuel: 'medium',
  none: 'noIssues',
  noData: 'noData',
}
