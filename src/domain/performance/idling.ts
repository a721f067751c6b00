import type { WindowDays } from '#domain/vehicle/score'
import { sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'

export interface VehicleIdling {
  id: string
  idleMinutes: number
  /** Percent of the minutes with the ignition on. */
  share: number
}

/** With fewer minutes, a share says little. */
const LEAST_MINUTES = 60

/** Vehicles by their share of idling, the highest first (docs/measures.md M27). */
export function idlingByVehicle(rows: readonly VehicleDays[], days: WindowDays): VehicleIdling[] {
  return rows
    .flatMap((row): VehicleIdling[] => {
      const minutes = sumDays(row, 'minutes', days)
      const idleMinutes = sumDays(row, 'idleMinutes', days)
      if (minutes < LEAST_MINUTES) return []
      return [{ id: row.id, idleMinutes, share: (idleMinutes / minutes) * 100 }]
    })
    .sort((a, b) => b.share - a.share || a.id.localeCompare(b.id))
}
