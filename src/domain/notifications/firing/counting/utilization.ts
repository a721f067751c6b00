import type { VehicleRule } from './vehicleRule'

/** The last days of each run of `idleDays` consecutive days without a drive (docs/firing.md F8). */
export function utilizationFirings(idleDays: number): VehicleRule {
  return ({ minutes }, fire) => {
    let idle = Number.NEGATIVE_INFINITY
    for (let at = minutes.length - 1; at >= 0; at--) {
      idle = (minutes[at] ?? 0) > 0 ? 0 : idle + 1
      if (idle === idleDays) fire('idle', at)
    }
  }
}
