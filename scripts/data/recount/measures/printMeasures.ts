import { type Recounted, recountMeasures } from './measures'
import type { Rows, Scope } from './records'

const WINDOWS = [7, 30, 60]

/** Prints the figures of every fleet and lot over each window, with those of the window before in brackets. */
export function printMeasures(rows: Rows, today: string): void {
  const fleets = new Set(rows.vehicles.map(({ fleet }) => fleet))
  const lots = new Set(rows.dealerVehicles.map(({ lot }) => lot))
  const scopes: [string, Scope][] = [
    ['all fleets', { section: 'fleet', fleet: null }],
    ...[...fleets].map((fleet): [string, Scope] => [fleet, { section: 'fleet', fleet }]),
    ['all lots', { section: 'dealer', lot: null }],
    ...[...lots].map((lot): [string, Scope] => [lot, { section: 'dealer', lot }]),
  ]
  for (const [name, scope] of scopes) {
    const windows = WINDOWS.map((days) => recountMeasures(rows, scope, days, today))
    console.log(`\n${name}: ${WINDOWS.join(', ')} days (the days before)`)
    for (const measure of Object.keys(windows[0]?.measures ?? {}))
      console.log(`  ${measure.padEnd(16)} ${windows.map((one) => pairText(one, measure)).join('   ')}`)
  }
}

function pairText({ measures }: Recounted, measure: string): string {
  const pair = measures[measure]
  return `${numberText(pair?.now)} (${numberText(pair?.before)})`.padEnd(22)
}

function numberText(value: number | null | undefined): string {
  return value == null ? '--' : String(Math.round(value * 100) / 100)
}
