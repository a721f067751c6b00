import * as v from 'valibot'
import type { GameRun, GhostAct } from '../../domain/game/gameTypes'
import { type Live, mapLive } from '../../domain/kiosk/live'
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

/** Every run that is stored on this device, in no order; rows that are none are left out. */
export function useGameRuns(): Live<GameRun[]> {
  return mapLive(useLiveQuery(runsQuery), ({ runs }) => runs)
}

/** The same, once. @throws AppError a storage code */
export async function readGameRuns(): Promise<GameRun[]> {
  return (await withDatabase(readRuns)).runs
}

const runsQuery = createLiveQuery((db) => readRuns(db))

/**
 * Stores a finished run with its acts and the pack that it was played with, and lets the oldest runs of other
 * days go (docs/game.md T7).
 */
export async function saveRun(
  played: Omit<GameRun, 'pack' | 'packVersion'>,
  acts: readonly GhostAct[],
): Promise<void> {
  await withDatabase(
    (db) =>
      db.transaction('rw', db.gameRuns, db.runActs, db.datasets, async () => {
        const { pack = DEMO_PACK_ID, version = 0 } = (await db.datasets.get('vehicles')) ?? {}
        const run: GameRun = { ...played, pack, packVersion: version }
        await db.gameRuns.put(run)
        if (acts.length > 0) await db.runActs.put({ id: run.id, acts })
        await letOldestGo(db, run.day)
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
  const { broken } = await withDatabase((db) => readRuns(db))
  if (broken.length > 0)
    await staffNotes().add('game-run-broken', `${broken.length}: ${broken.slice(0, 5).join(', ')}`, nowMs)
}

interface ReadRuns {
  runs: GameRun[]
  /** Ids of the rows that are no runs. */
  broken: string[]
}

/** Every stored run by its schema. Inside a transaction over gameRuns. */
export async function readRuns(db: PharosDatabase): Promise<ReadRuns> {
  const runs: GameRun[] = []
  const broken: string[] = []
  for (const row of await db.gameRuns.toArray()) {
    const read = v.safeParse(GameRunSchema, row)
    if (read.success) runs.push(read.output)
    else broken.push(String(row.id))
  }
  return { runs, broken }
}

async function letOldestGo(db: PharosDatabase, today: string): Promise<void> {
  const excess = (await db.gameRuns.count()) - MAX_RUNS
  if (excess <= 0) return
  const rows = await db.gameRuns.toArray()
  const old = rows
    .filter(({ day }) => day !== today)
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
    .slice(0, excess)
    .map(({ id }) => id)
  await db.gameRuns.bulkDelete(old)
  await db.runActs.bulkDelete(old)
}
