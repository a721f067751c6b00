import * as v from 'valibot'
import type { Live } from '#domain/base/live'
import type { GameRun, GhostAct } from '#domain/game/gameTypes'
import { withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { staffNotes } from '../interactions/staffNotes'
import { GameRunSchema } from '../schemas/gameRun'
import { DEMO_PACK_ID } from '../schemas/pack'

/** Runs that a device keeps; those of the newest day are kept beyond it. */
export const MAX_RUNS = 5_000

/** A database that hangs must not hold up the results of a run. */
const SAVE_TIMEOUT_MS = 3_000

/** The runs of a day, YYYY-MM-DD, in no order; rows that are none are left out. */
export function useDayRuns(day: string): Live<GameRun[]> {
  return useLiveQuery(dayQuery, day)
}

const dayQuery = createLiveQuery((db, day: string) => dayRuns(db, day), { restWhenHidden: true })

/** The same in the caller's transaction. */
export async function dayRuns(db: PharosDatabase, day: string): Promise<GameRun[]> {
  return parsedRuns(await db.gameRuns.where('day').equals(day).toArray())
}

/** Rows as they were read, without those that are no runs. */
export function parsedRuns(rows: readonly unknown[]): GameRun[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(GameRunSchema, row)
    return read.success ? [read.output] : []
  })
}

/**
 * Stores a finished run with its acts and the pack that it was played with, and lets the oldest runs of other
 * days go (docs/game.md T7).
 */
export async function saveRun(
  played: Omit<GameRun, 'pack' | 'packVersion'>,
  acts: readonly GhostAct[],
  keep = MAX_RUNS,
): Promise<void> {
  await withDatabase(
    (db) =>
      db.transaction('rw', db.gameRuns, db.runActs, db.datasets, async () => {
        const { pack = DEMO_PACK_ID, version = 0 } = (await db.datasets.get('vehicles')) ?? {}
        const run: GameRun = { ...played, pack, packVersion: version }
        await db.gameRuns.put(run)
        if (acts.length > 0) await db.runActs.put({ id: run.id, acts })
        await letOldestGo(db, run.day, keep)
      }),
    { limitMs: SAVE_TIMEOUT_MS },
  )
}

/** Signs a run with three initials. */
export async function nameRun(id: string, initials: string): Promise<void> {
  await withDatabase((db) => db.gameRuns.update(id, { initials }))
}

/** Takes a run off the leaderboard, or puts it back. */
export async function hideRun(id: string, hidden: boolean): Promise<void> {
  await withDatabase((db) => db.gameRuns.update(id, { hidden: hidden ? 1 : 0 }))
}

/** Tells staff how many stored runs cannot be read; they stay, for another build may know them. */
export async function reportBrokenRuns(nowMs: number): Promise<void> {
  const rows = await withDatabase((db) => db.gameRuns.toArray())
  const broken = rows.filter((row) => !v.is(GameRunSchema, row)).map(({ id }) => String(id))
  if (broken.length > 0)
    await staffNotes().add('game-run-broken', `${broken.length}: ${broken.slice(0, 5).join(', ')}`, nowMs)
}

async function letOldestGo(db: PharosDatabase, today: string, keep: number): Promise<void> {
  const excess = (await db.gameRuns.count()) - keep
  if (excess <= 0) return
  const oldest = db.gameRuns.orderBy('startedAt').filter(({ day }) => day !== today)
  const old = await oldest.limit(excess).primaryKeys()
  await db.gameRuns.bulkDelete(old)
  await db.runActs.bulkDelete(old)
}
