import { isLowLevel, isLowOil, LOW_TIRE_PSI } from '#domain/vehicle/lowReadings'
import type { RuleConditions } from '../../notificationRule'
import type { FiringDays } from './firingFacts'
import type { Fire, VehicleRule } from './vehicleRule'

/** Consecutive ignition cycles with low oil before an alert (docs/rules.md SE-41). */
export const OIL_ALERT_CYCLES = 3

/** Low readings, each on the day on which it became low (docs/firing.md F3). */
export function diagnosticsFirings({
  oil,
  tires,
  fuel,
  charge,
}: RuleConditions['diagnosticConditions']): VehicleRule {
  return (days, fire) => {
    if (tires) onBecomingLow(days.tireShortfallPsi, isLowTire, (at) => fire('tires', at))
    if (days.ev ? charge : fuel)
      onBecomingLow(days.levelPercent, isLowLevel, (at) => fire(days.ev ? 'charge' : 'fuel', at))
    if (oil) oilFirings(days, fire)
  }
}

const isLowTire = (psi: number | null): boolean => psi !== null && psi >= LOW_TIRE_PSI

function onBecomingLow(
  readings: readonly (number | null)[],
  isLow: (reading: number | null) => boolean,
  fire: (at: number) => void,
): void {
  for (let at = readings.length - 1; at >= 0; at--) {
    if (isLow(readings[at] ?? null) && !isLow(readings[at + 1] ?? null)) fire(at)
  }
}

function oilFirings({ oilLife, ignitionCycles }: FiringDays, fire: Fire): void {
  let cycles = 0
  for (let at = oilLife.length - 1; at >= 0; at--) {
    if (!isLowOil(oilLife[at] ?? null)) {
      cycles = 0
      continue
    }
    const before = cycles
    cycles += ignitionCycles[at] ?? 0
    if (before < OIL_ALERT_CYCLES && cycles >= OIL_ALERT_CYCLES) fire('oil', at)
  }
}
