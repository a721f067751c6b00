import * as v from 'valibot'
import type { GameRun, GhostAct } from '#domain/game/gameTypes'
import { withDatabase } from '../core/databaseConnection'
import { GameRunSchema } from '../schemas/gameRun'
import { DEMO_PACK_ID } from '../schemas/pack'

/** A stored run with its acts, or why it cannot be watched. */
export type WatchedRun =
  | { kind: 'ready'; run: GameRun; acts: readonly GhostAct[] }
  /** The run or its acts are not stored. */
  | { kind: 'missing' }
  /** It was played with another pack of demo data, or another version of it (docs/decisions.md D38). */
  | { kind: 'otherData' }

/** Reads a run for watching. @throws AppError a storage code */
export async function readWatchedRun(id: string): Promise<WatchedRun> {
  return withDatabase((db) =>
    db.transaction('r', db.gameRuns, db.runActs, db.datasets, async (): Promise<WatchedRun> => {
      const read = v.safeParse(GameRunSchema, await db.gameRuns.get(id))
      const acts = (await db.runActs.get(id))?.acts
      if (!read.success || !Array.isArray(acts) || acts.length === 0) return { kind: 'missing' }
      const run = read.output
      const { pack = DEMO_PACK_ID, version = 0 } = (await db.datasets.get('vehicles')) ?? {}
      if (run.pack !== pack || run.packVersion !== version) return { kind: 'otherData' }
      return { kind: 'ready', run, acts }
    }),
  )
}
