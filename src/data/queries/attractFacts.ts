import { type AttractFacts, FINDS_WORTH_WATCHING } from '#domain/attract/scenes'
import type { Numbered } from '#domain/game/playerNumber'
import type { ScoredRun } from '#domain/game/scoredRun'
import type { Trip } from '#domain/trips/trip'
import { scoresByDriver } from '#domain/vehicle/vehicleDays'
import { withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { readWatchedRun } from './watchedRun'

/** The newest day that is complete (docs/decisions.md D19). */
const DAYS_AGO = 1
const SCORE_DAYS = 30

/**
 * Looks up what the loop between visits can show.
 * @param best the best runs of today, the best first
 */
export async function readAttractFacts(best: readonly Numbered<ScoredRun>[]): Promise<AttractFacts> {
  const [data, run] = await Promise.all([withDatabase(readData), firstToWatch(best)])
  return { ...data, run, isBoardFilled: best.length > 0 }
}

async function readData(db: PharosDatabase): Promise<Pick<AttractFacts, 'trip' | 'driverId'>> {
  const [trips, days, driverIds] = await Promise.all([
    db.trips.filter(({ daysAgo }) => daysAgo === DAYS_AGO).toArray(),
    db.vehicleDays.toArray(),
    db.users.toCollection().primaryKeys(),
  ])
  const [trip] = trips.toSorted((a, b) => happenings(b) - happenings(a) || (a.id < b.id ? -1 : 1))
  const scores = scoresByDriver(days, SCORE_DAYS)
  const [driverId] = driverIds
    .filter((id) => scores.get(id) != null)
    .toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  return {
    trip: trip ? { id: trip.id, vehicleId: trip.vehicleId, daysAgo: trip.daysAgo } : null,
    driverId: driverId ?? null,
  }
}

/** Number of a trip's dots that are events. */
const happenings = ({ dots }: Trip): number => dots.filter(({ type }) => ![0, 3, 4].includes(type)).length

async function firstToWatch(best: readonly Numbered<ScoredRun>[]): Promise<AttractFacts['run']> {
  const worthIt = best.filter(({ found }) => found >= FINDS_WORTH_WATCHING)
  for (const { id, initials, player, score } of worthIt) {
    if ((await readWatchedRun(id)).kind === 'ready') return { id, initials, player, score }
  }
  return null
}
