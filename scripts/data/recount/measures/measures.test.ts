import { describe, expect, it } from 'vitest'
import type { BehaviorVehicle } from '#domain/behavior/behavior'
import { coverageOf } from '#domain/performance/coverage'
import { daySumsOf } from '#domain/performance/daySums'
import { economyEnds } from '#domain/performance/economy'
import { idlingByVehicle } from '#domain/performance/idling'
import { MEASURES, measureValue } from '#domain/performance/measures'
import { rankedScores } from '#domain/performance/rankedScores'
import { spentByDay } from '#domain/performance/spentByDay'
import { utilizationOf } from '#domain/performance/utilization'
import { WINDOWS, type WindowDays } from '#domain/vehicle/score'
import { committedRows } from '../../demo-data/testing/committedRows'
import { type Recounted, recountMeasures } from './measures'
import type { Rows, Scope } from './records'

/** Two counts that share no code must agree on every figure, in each fleet, on each lot, over each window. */
const data = committedRows()
/** A Wednesday, as the files have it (docs/decisions.md D43). */
const TODAY = '2026-11-18'
const weekdayOf = (daysAgo: number) => (10 - (daysAgo % 7)) % 7
const FLEETS = [null, ...new Set(data.vehicles.map(({ fleet }) => fleet))]
const LOTS = [null, ...new Set(data.dealerVehicles.map(({ lot }) => lot))]
const SCOPES: Scope[] = [
  ...FLEETS.map((fleet): Scope => ({ section: 'fleet', fleet })),
  ...LOTS.map((lot): Scope => ({ section: 'dealer', lot })),
]

const nameOf = (scope: Scope) =>
  scope.section === 'fleet' ? (scope.fleet ?? 'all fleets') : (scope.lot ?? 'all lots')

/** What the screen counts, by the functions that it counts with. */
function counted(rows: Rows, scope: Scope, window: WindowDays): Recounted {
  const isFleet = scope.section === 'fleet'
  const listed = isFleet
    ? rows.vehicles.filter(({ fleet }) => !scope.fleet || fleet === scope.fleet)
    : rows.dealerVehicles.filter(({ lot }) => !scope.lot || lot === scope.lot)
  const ids = new Set(listed.map(({ id }) => id))
  const daily = isFleet ? rows.vehicleDays : rows.dealerVehicleDays
  const own = daily.filter(({ id }) => ids.has(id))
  const sums = daySumsOf(own)
  const facts = { sums, spent: isFleet ? spentByDay(rows.expenses, ids) : null }
  const members = new Set(
    rows.users.filter(({ fleet }) => !isFleet || !scope.fleet || fleet === scope.fleet).map(({ id }) => id),
  )
  const scores = isFleet
    ? rankedScores(daily, window, (row, at) => row.driverId[at] ?? null).filter(({ id }) => members.has(id))
    : rankedScores(own, window, ({ id }) => id)
  const use = utilizationOf(own, sums, window, weekdayOf)
  const { gas, electric, notDriven, all } = coverageOf<BehaviorVehicle>(listed, own, window)
  return {
    measures: Object.fromEntries(
      MEASURES.map((measure) => [
        measure,
        {
          now: measureValue(measure, facts, window),
          before: measureValue(measure, facts, window, window),
        },
      ]),
    ),
    ranking: scores.map(({ id, score, change }) => ({ id, score, change })),
    averageDay: use.averageDay,
    weekdays: Object.fromEntries(
      use.weekdays.flatMap(({ weekday, vehicles }) => (vehicles === null ? [] : [[weekday, vehicles]])),
    ),
    economy: { gas: endsOf(own, false, window), electric: endsOf(own, true, window) },
    idling: idlingByVehicle(own, window).map(({ id, share }) => ({ id, share })),
    coverage: { gas, electric, notDriven: notDriven.length, all },
  }
}

function endsOf(rows: Rows['vehicleDays'], ev: boolean, window: WindowDays) {
  const ends = economyEnds(rows, ev, window)
  return ends && { best: ends.best.id, lowest: ends.lowest.id }
}

/** To a millionth: sums in another order differ in their last bits. */
const rounded = (figures: Recounted): unknown =>
  JSON.parse(JSON.stringify(figures), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  )

describe.each(SCOPES.map((scope) => [nameOf(scope), scope] as const))('the figures of %s', (_, scope) => {
  it.each(WINDOWS)('over %i days are those that a second program counts', (window) => {
    expect(rounded(counted(data, scope, window))).toEqual(
      rounded(recountMeasures(data, scope, window, TODAY)),
    )
  })
})
