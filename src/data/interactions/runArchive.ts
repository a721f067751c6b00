import type { GameRun } from '#domain/game/gameTypes'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { scoreRuns } from '../queries/scoredRuns'

/** Runs of the game for exports from kiosk to kiosk (docs/outbox.md O7); the reader of a run checks it. */
export interface RunArchive {
  /** Every stored run, sorted by id. */
  all(): Promise<GameRun[]>
}

export function runArchive(run: RunDatabase = withDatabase): RunArchive {
  return { all: () => run((db) => db.gameRuns.orderBy('id').toArray(), LONG_CALL) }
}

/** Set union by id, in the caller's transaction; returns the number of new runs. */
export async function uniteRuns(db: PharosDatabase, runs: readonly GameRun[]): Promise<number> {
  const ids = runs.map(({ id }) => id)
  const known = await db.gameRuns.bulkGet(ids)
  await db.gameRuns.bulkPut(runs.map((incoming, index) => mergeRuns(known[index], incoming)))
  await scoreRuns(db, ids)
  return known.filter((row) => row === undefined).length
}

/**
 * Only the initials and staff's hiding of a run can change: initials win over none, hidden over shown. Two
 * origins are resolved by a fixed order, so that imports give the same table in any order; a run of our own
 * never gets one.
 */
function mergeRuns(known: GameRun | undefined, incoming: GameRun): GameRun {
  if (!known) return incoming
  const initials = [known.initials, incoming.initials].filter((name) => name !== null).sort()[0] ?? null
  const hidden = known.hidden === 1 || incoming.hidden === 1 ? 1 : 0
  const origins = known.origin === undefined ? [] : [known.origin, incoming.origin ?? known.origin]
  const [origin] = origins.sort()
  return { ...known, initials, hidden, ...(origin === undefined ? {} : { origin }) }
}
