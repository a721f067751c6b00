import type { GameRun } from '../../domain/game/gameTypes'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'

/** Runs of the game as exports carry them from kiosk to kiosk (docs/outbox.md O7); whoever reads a run checks it. */
export interface RunArchive {
  /** Every stored run, in the order of their ids. */
  all(): Promise<GameRun[]>
  /** Set union by id, in one transaction; says how many runs are new here. */
  unite(runs: readonly GameRun[]): Promise<number>
}

export function runArchive(run: RunDatabase = withDatabase): RunArchive {
  return {
    all: () => run((db) => db.gameRuns.orderBy('id').toArray(), LONG_CALL),
    unite: (runs) =>
      run(
        (db) =>
          db.transaction('rw', db.gameRuns, async () => {
            const known = await db.gameRuns.bulkGet(runs.map(({ id }) => id))
            await db.gameRuns.bulkPut(runs.map((incoming, index) => mergeRuns(known[index], incoming)))
            return known.filter((row) => row === undefined).length
          }),
        LONG_CALL,
      ),
  }
}

/** A run does not change but for its name and what staff hid: a name beats none, hidden beats shown. */
function mergeRuns(known: GameRun | undefined, incoming: GameRun): GameRun {
  if (!known) return incoming
  const initials = [known.initials, incoming.initials].filter((name) => name !== null).sort()[0] ?? null
  return { ...known, initials, hidden: known.hidden === 1 || incoming.hidden === 1 ? 1 : 0 }
}
