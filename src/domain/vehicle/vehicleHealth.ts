import { areBrakesWorn, isFlat, isLowLevel, isLowOil, lowTires } from './lowReadings'
import type { HealthLevel, Vehicle, VehicleDetails } from './vehicle'

/** Readings that determine health; without any, it is unknown. */
export type HealthReadings = Pick<VehicleDetails, 'fuel' | 'oilLife' | 'tirePressure' | 'brakePad'>

export type HealthIssue = 'oil' | 'tire' | 'level' | 'brakes'

/** The reason for a vehicle's health level; `noData` for a vehicle that does not report. */
export type HealthFinding = 'noData' | 'noIssues' | HealthIssue

/** Whether the vehicle sends readings (docs/decisions.md D34). */
export function reportsReadings({ details }: { details: HealthReadings }): boolean {
  return details.fuel !== null || details.tirePressure !== null
}

/** All issues, the most severe first (docs/rules.md FV-10); empty without one, and for a vehicle that does not report. */
export function findingsOf({ details }: { details: HealthReadings }): HealthIssue[] {
  const { fuel, oilLife, tirePressure, brakePad } = details
  const found: Record<HealthIssue, boolean> = {
    oil: isLowOil(oilLife),
    tire: lowTires(tirePressure).length > 0,
    level: isLowLevel(fuel),
    brakes: areBrakesWorn(brakePad),
  }
  const issues = (Object.keys(found) as HealthIssue[]).filter((issue) => found[issue])
  return issues.toSorted((a, b) => gravity(b, details) - gravity(a, details))
}

const gravity = (issue: HealthIssue, details: HealthReadings) => (isGrave(issue, details) ? 1 : 0)

/** Low oil and a flat tire need attention today, everything else soon. */
function isGrave(issue: HealthIssue, { tirePressure }: HealthReadings): boolean {
  if (issue === 'tire') {
    return tirePressure !== null && lowTires(tirePressure).some((wheel) => isFlat(tirePressure, wheel))
  }
  return issue === 'oil'
}

/** The health level of readings (docs/rules.md FV-10; docs/decisions.md D34): that of the most severe issue. */
export function healthOf(details: HealthReadings): HealthLevel {
  if (!reportsReadings({ details })) return 'noData'
  const [gravest] = findingsOf({ details })
  if (gravest === undefined) return 'noIssues'
  return isGrave(gravest, details) ? 'high' : 'medium'
}

/** The one finding that a list shows (docs/rules.md FV-10). */
export function mainFinding(vehicle: Pick<Vehicle, 'details'>): HealthFinding {
  if (!reportsReadings(vehicle)) return 'noData'
  return findingsOf(vehicle)[0] ?? 'noIssues'
}
