import type { committedRows } from '../../demo-data/testing/committedRows'

export type Rows = ReturnType<typeof committedRows>

/** A fleet, a dealer's lot, or all of either. */
export type Scope = { section: 'fleet'; fleet: string | null } | { section: 'dealer'; lot: string | null }

/** One vehicle on one day, as a record of plain numbers. */
export interface VehicleDay {
  vehicleId: string
  electric: boolean
  /** 1 is yesterday. */
  ago: number
  driver: string | null
  miles: number
  minutes: number
  idle: number
  used: number
  lost: number
  counts: Record<Counted, number>
}

/** Events that a day counts. */
export const COUNTED = [
  'hardBraking',
  'hardAcceleration',
  'roadSpeeding',
  'speedOver80',
  'seatbelt',
  'camera',
  'excessiveIdling',
] as const
export type Counted = (typeof COUNTED)[number]

/** Ids of the vehicles of a scope, whether they have days or not. */
export function vehiclesIn(rows: Rows, scope: Scope): string[] {
  const listed =
    scope.section === 'fleet'
      ? rows.vehicles.filter(({ fleet }) => scope.fleet === null || fleet === scope.fleet)
      : rows.dealerVehicles.filter(({ lot }) => scope.lot === null || lot === scope.lot)
  return listed.map(({ id }) => id)
}

/** Every day of every vehicle of a scope that has days, in no order. */
export function daysIn(rows: Rows, scope: Scope): VehicleDay[] {
  const own = new Set(vehiclesIn(rows, scope))
  const records: VehicleDay[] = []
  for (const row of scope.section === 'fleet' ? rows.vehicleDays : rows.dealerVehicleDays) {
    if (!own.has(row.id)) continue
    for (const [at, miles] of row.distanceMi.entries()) {
      const counts = { ...NO_COUNTS }
      for (const event of COUNTED) counts[event] = row[event][at] ?? 0
      let lost = 0
      for (const points of Object.values(row.lost)) lost += points[at] ?? 0
      records.push({
        vehicleId: row.id,
        electric: row.ev,
        ago: at + 1,
        driver: row.driverId[at] ?? null,
        miles,
        minutes: row.minutes[at] ?? 0,
        idle: row.idleMinutes[at] ?? 0,
        used: row.energy[at] ?? 0,
        lost,
        counts,
      })
    }
  }
  return records
}

const NO_COUNTS: Record<Counted, number> = {
  hardBraking: 0,
  hardAcceleration: 0,
  roadSpeeding: 0,
  speedOver80: 0,
  seatbelt: 0,
  camera: 0,
  excessiveIdling: 0,
}
