import { Dexie, type PromiseExtended } from 'dexie'
import * as v from 'valibot'
import type { Live } from '#domain/base/live'
import type { GameRun, GhostAct } from '#domain/game/gameTypes'
import type { Numbered } from '#domain/game/playerNumber'
import { withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { GameRunSchema } from '../schemas/gameRun'
import { DEMO_PACK_ID } from '../schemas/pack'
import { scoreRuns } from './scoredRuns'

/** Maximum number of stored runs; runs of the newest day are kept beyond it. */
export const MAX_RUNS = 5_000

/** Most runs that staff are shown; the leaderboard shows as many. */
const MAX_LISTED = 10

/** A database that hangs must not hold up the results of a run. */
const SAVE_TIMEOUT_MS = 3_000

/** The best runs of an event's day as staff see them: hidden and forged ones too. */
export interface ListedRuns {
  runs: Numbered<GameRun>[]
  /** Whether there are runs of the day, if only of another event. */
  hasOthers: boolean
}

/** @param day YYYY-MM-DD */
export function useListedRuns(event: string, day: string): Live<ListedRuns> {
  return useLiveQuery(listQuery, event, day)
}

const listQuery = createLiveQuery(
  (db, event: string, day: string) =>
    db.transaction('r', db.gameRuns, async (): Promise<ListedRuns> => {
      const best = await db.gameRuns
        .where('[event+day+score]')
        .between([event, day], [event, day, []])
        .reverse()
        .filter((row) => v.is(GameRunSchema, row))
        .limit(MAX_LISTED)
        .toArray()
      const runs: Numbered<GameRun>[] = []
      for (const run of best) runs.push({ ...run, player: await playerNumber(db, run) })
      return { runs, hasOthers: (await db.gameRuns.where('day').equals(day).limit(1).count()) > 0 }
    }),
  { restWhenHidden: true },
)

/** A stored run, with the number that names it while it is unsigned; missing if there is no such run. */
export function useGameRun(id: string): Live<Numbered<GameRun>> {
  return useLiveQuery(runQuery, id)
}

const runQuery = createLiveQuery((db, id: string) =>
  db.transaction('r', db.gameRuns, async (): Promise<Numbered<GameRun> | undefined> => {
    const row = await db.gameRuns.get(id)
    return v.is(GameRunSchema, row) ? { ...row, player: await playerNumber(db, row) } : undefined
  }),
)

/**
 * Number of a run as `numberRuns` gives it, from 1. In the caller's transaction; it counts keys, and reads only the
 * runs of the day without a find.
 */
export function playerNumber(
  db: PharosDatabase,
  { event, day, startedAt, score }: Pick<GameRun, 'event' | 'day' | 'startedAt' | 'score'>,
): PromiseExtended<number> {
  const started = db.gameRuns
    .where('[event+day+startedAt]')
    .between([event, day], [event, day, startedAt], true, true)
  const empty = db.gameRuns
    .where('[event+day+score]')
    .equals([event, day, 0])
    .filter((run) => run.startedAt <= startedAt)
  return Dexie.Promise.all([started.count(), empty.count()]).then(
    ([all, without]) => all - without + (score === 0 ? 1 : 0),
  )
}

/**
 * Stores a finished run with its acts and its pack, and deletes the oldest runs of other days beyond the
 * limit (docs/game.md T7).
 */
export async function saveRun(
  played: Omit<GameRun, 'pack' | 'packVersion'>,
  acts: readonly GhostAct[],
  keep = MAX_RUNS,
): Promise<void> {
  await withDatabase(
    (db) =>
      db.transaction('rw', db.gameRuns, db.scoredRuns, db.runActs, db.datasets, async () => {
        const { pack = DEMO_PACK_ID, version = 0 } = (await db.datasets.get('vehicles')) ?? {}
        const run: GameRun = { ...played, pack, packVersion: version }
        await db.gameRuns.put(run)
        if (acts.length > 0) await db.runActs.put({ id: run.id, acts })
        await scoreRuns(db, [run.id, ...(await letOldestGo(db, run.day, keep))])
      }),
    { limitMs: SAVE_TIMEOUT_MS },
  )
}

/** Signs a run with three initials. */
export const nameRun = (id: string, initials: string): Promise<void> => changeRun(id, { initials })

/** Takes a run off the leaderboard, or puts it back. */
export const hideRun = (id: string, hidden: boolean): Promise<void> =>
  changeRun(id, { hidden: hidden ? 1 : 0 })

async function changeRun(id: string, change: Partial<GameRun>): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', db.gameRuns, db.scoredRuns, async () => {
      await db.gameRuns.update(id, change)
      await scoreRuns(db, [id])
    }),
  )
}

/** @returns the ids of those that went */
async function letOldestGo(db: PharosDatabase, today: string, keep: number): Promise<string[]> {
  const excess = (await db.gameRuns.count()) - keep
  if (excess <= 0) return []
  const oldest = db.gameRuns.orderBy('startedAt').filter(({ day }) => day !== today)
  const old = await oldest.limit(excess).primaryKeys()
  await db.gameRuns.bulkDelete(old)
  await db.runActs.bulkDelete(old)
  return old
}
