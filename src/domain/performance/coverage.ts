import { type BehaviorVehicle, behaviorOf, behaviorRows, groupOf } from '#domain/behavior/behavior'
import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** The vehicles that a screen's figures cover: the three groups add up to all (docs/measures.md M28). */
export interface Coverage<Listed> {
  gas: number
  electric: number
  /** Driven neither in the window nor in the one before. */
  notDriven: Listed[]
  all: number
}

/** Groups vehicles as the summaries of the dashboard do (docs/rules.md BE-10; docs/measures.md M28). */
export function coverageOf<Listed extends BehaviorVehicle>(
  vehicles: readonly Listed[],
  rows: readonly VehicleDays[],
  days: WindowDays,
): Coverage<Listed> {
  const daysOf = new Map(rows.map((row) => [row.id, row]))
  const coverage: Coverage<Listed> = { gas: 0, electric: 0, notDriven: [], all: vehicles.length }
  for (const row of behaviorRows('distance', vehicles, ({ id }) => behaviorOf(daysOf.get(id), days))) {
    const group = groupOf(row)
    if (group === 'notDriven') coverage.notDriven.push(row.vehicle)
    else coverage[group] += 1
  }
  return coverage
}
