import * as v from 'valibot'
import { nextTask } from '#domain/base/nextTask'
import type { Rest } from '#domain/base/workAhead'
import { compareRuns } from '#domain/game/leaderboard'
import { RULES_VERSION, type ScoredRun, scoredRun } from '#domain/game/scoredRun'
import { withDatabase } from '../core/databaseConnection'
import type { PharosDatabase, ScoredRow } from '../core/db'
import { staffNotes } from '../interactions/staffNotes'
import { GameRunSchema, ScoredRunSchema } from '../schemas/gameRun'

/** Runs that are scored in one transaction, and without a pause for the screen. */
const SLICE = 25

/**
 * Sort key of a run on a board: a greater key is a better run (`compareRuns`). It holds everything that ranks runs but
 * the id.
 */
export const placeOf = ({ initials, score, found, timeMs, startedAt }: ScoredRun): readonly number[] => [
  initials === null ? 0 : 1,
  score,
  found,
  -timeMs,
  -(Date.parse(startedAt) || 0),
]

/** The valid rows of those that were read. */
export const parsedScores = (rows: readonly unknown[]): ScoredRun[] =>
  rows.filter((row) => v.is(ScoredRunSchema, row))

/**
 * Brings the cache up to what is stored of these runs, in the caller's transaction over `gameRuns` and `scoredRuns`:
 * after each change of them.
 * @returns ids of invalid rows
 */
export async function scoreRuns(db: PharosDatabase, ids: readonly string[]): Promise<string[]> {
  const before = parsedScores(await db.scoredRuns.bulkGet([...ids]))
  const rows = await db.gameRuns.bulkGet([...ids])
  const runs = rows.filter((row) => v.is(GameRunSchema, row)).map(scoredRun)
  await db.scoredRuns.bulkDelete([...ids])
  await db.scoredRuns.bulkPut(
    runs.map((run) => (run.counts ? { ...run, eventPlace: placeOf(run), dayPlace: placeOf(run) } : run)),
  )
  const players = new Map<string, [event: string, initials: string]>()
  for (const { event, initials } of [...before, ...runs])
    if (initials !== null) players.set(`${event} ${initials}`, [event, initials])
  for (const player of players.values()) await placeBest(db, player)
  const known = new Set(runs.map(({ id }) => id))
  return ids.filter((id, at) => rows[at] !== undefined && !known.has(id))
}

/**
 * Scores runs without a valid score, such as those of an older build or older rules, in slices, and writes a note for
 * staff about invalid rows. These stay, because another build may be able to read them.
 * @param nowMs Unix milliseconds
 * @param rest called between two slices
 * @throws AppError a storage code
 */
export async function scoreStoredRuns(nowMs: number, rest: Rest = nextTask): Promise<void> {
  const left = await withDatabase((db) =>
    db.transaction('r', db.gameRuns, db.scoredRuns, async () => {
      const scored = new Set(await db.scoredRuns.where('rules').equals(RULES_VERSION).primaryKeys())
      return (await db.gameRuns.toCollection().primaryKeys()).filter((id) => !scored.has(id))
    }),
  )
  const broken: string[] = []
  for (let at = 0; at < left.length; at += SLICE) {
    const slice = left.slice(at, at + SLICE)
    broken.push(
      ...(await withDatabase((db) =>
        db.transaction('rw', db.gameRuns, db.scoredRuns, () => scoreRuns(db, slice)),
      )),
    )
    await rest()
  }
  if (broken.length > 0)
    await staffNotes().add('game-run-broken', `${broken.length}: ${broken.slice(0, 5).join(', ')}`, nowMs)
}

/** Leaves a place on the boards to the best run alone of those with the same initials. */
async function placeBest(db: PharosDatabase, player: [event: string, initials: string]): Promise<void> {
  const stored = await db.scoredRuns.where('[event+initials]').equals(player).toArray()
  const before = new Map(stored.map((row) => [row.id, row]))
  const days = new Set<string>()
  const placed = parsedScores(stored)
    .filter(({ counts }) => counts)
    .sort(compareRuns)
    .map((run): ScoredRow => {
      const { eventPlace: _, dayPlace: __, ...alone }: ScoredRow = run
      const isBest = days.size === 0
      const isBestOfDay = !days.has(run.day)
      days.add(run.day)
      return {
        ...alone,
        ...(isBest && { eventPlace: placeOf(run) }),
        ...(isBestOfDay && { dayPlace: placeOf(run) }),
      }
    })
  // Initials such as AAA have hundreds of runs, and few of them change their place.
  await db.scoredRuns.bulkPut(
    placed.filter((row) =>
      (['eventPlace', 'dayPlace'] as const).some(
        (place) => place in row !== hasPlace(before.get(row.id), place),
      ),
    ),
  )
}

const hasPlace = (row: ScoredRow | undefined, place: 'eventPlace' | 'dayPlace'): boolean =>
  row?.[place] !== undefined
