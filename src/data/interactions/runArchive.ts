import type { GameRun } from '#domain/game/gameTypes'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { scoreRuns } from '../queries/scoredRuns'

/** Runs of the game as exports carry them from kiosk to kiosk (docs/outbox.md O7); whoever reads a run checks it. */
export interface RunArchive {
  /** Every stored run, in the order of their ids. */
  all(): Promise<GameRun[]>
}

export function runArchive(run: RunDatabase = withDatabase): RunArchive {
  return { all: () => run((db) => db.gameRuns.orderBy('id').toArray(), LONG_CALL) }
}

/** Set union by id, in the caller's transaction; says how many runs are new here. */
export async function uniteRuns(db: PharosDatabase, runs: readonly GameRun[]): Promise<number> {
  const ids = runs.map(({ id }) => id)
  const known = await db.gameRuns.bulkGet(ids)
  await db.gameRuns.bulkPut(runs.map((incoming, index) => mergeRuns(known[index], incoming)))
  await scoreRuns(db, ids)
  return known.filter((row) => row === undefined).length
}

/**
 * A run does not change but for its name and what staff hid: a name beats none, hidden beats shown. Two origins are
 * settled by a fixed order, so that imports give the same table in any order; a run of our own never gets one.
 */
function mergeRuns(known: GameRun | undefined, incoming: GameRun): GameRun {
  if (!known) return incoming
  const initials = [known.initials, incoming.initials].filter((name) => name !== null).sort()[0] ?? null
  const hidden = known.hidden === 1 || incoming.hidden === 1 ? 1 : 0
  const origins = known.origin === undefined ? [] : [known.origin, incoming.origin ?? known.origin]
  const [origin] = origins.sort()
  return { ...known, initials, hidden, ...(origin === undefined ? {} : { origin }) }
}
