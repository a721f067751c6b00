import { Dexie } from 'dexie'
import * as v from 'valibot'
import type { Live } from '#domain/base/live'
import type { GameRun, RunSetup } from '#domain/game/gameTypes'
import {
  BOARD_PLACES,
  compareRuns,
  isInScope,
  type LeaderboardScope,
  leaderboard,
  MOST_UNSIGNED,
  type Standing,
} from '#domain/game/leaderboard'
import type { Numbered } from '#domain/game/playerNumber'
import { type ScorePoint, scorePoints } from '#domain/game/rivalScore'
import { type ScoredRun, scoredRun } from '#domain/game/scoredRun'
import { withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { GameRunSchema } from '../schemas/gameRun'
import { playerNumber } from './gameRuns'
import { parsedScores, placeOf } from './scoredRuns'

/** Runs of a day of which the loop between visits shows the first that can be watched. */
const MOST_WATCHED = 40

/** A leaderboard as it is shown (docs/game.md T4). */
export interface Board {
  /** The ten best, with the own run in its place before it is signed, and below them where it came later. */
  rows: readonly BoardRow[]
  /** Where the own run has its place; null for none. */
  standing: Standing | null
  /** Whether anybody has played, found anything or not. */
  hasPlayed: boolean
}

export interface BoardRow {
  run: Numbered<ScoredRun>
  /** From 1. */
  rank: number
  /** The own run, or the best of its initials. */
  isOwn: boolean
  /** Below the last place that is shown. */
  isApart: boolean
}

/** The boards of a day and of its event. */
export interface Boards {
  today: Board
  event: Board
  /** The run whose results are shown; null where it is not stored. */
  own: Numbered<GameRun> | null
}

/**
 * Reads what the boards show, and no more, however much is stored.
 * @param today YYYY-MM-DD
 * @param ownId the run whose results are shown; null for none
 */
export function useBoards(event: string, today: string, ownId: string | null): Live<Boards> {
  return useLiveQuery(boardsQuery, event, today, ownId ?? '')
}

/** The three best runs of a day, YYYY-MM-DD, the best first; empty while there is none. */
export function useBestRuns(event: string, day: string): Live<Numbered<ScoredRun>[]> {
  return useLiveQuery(bestRunsQuery, event, day)
}

/** Places on the title screen between visits. */
const TITLE_PLACES = 3

const bestRunsQuery = createLiveQuery((db, event: string, day: string) =>
  bestRuns(db, { event, day }, TITLE_PLACES),
)

/** The run that a new one plays against, and how its score rose. */
export interface Rival {
  run: Numbered<ScoredRun>
  setup: RunSetup
  points: readonly ScorePoint[]
}

/** The best run of a day, YYYY-MM-DD, as a rival; missing while there is none. */
export function useRival(event: string, day: string): Live<Rival> {
  return useLiveQuery(rivalQuery, event, day)
}

const rivalQuery = createLiveQuery((db, event: string, day: string) => readRival(db, event, day))

/** The same in its own transaction. */
export function readRival(db: PharosDatabase, event: string, day: string): Promise<Rival | undefined> {
  return db.transaction('r', db.gameRuns, db.scoredRuns, async () => {
    const [run] = await bestRuns(db, { event, day }, 1)
    if (!run) return undefined
    const stored = await db.gameRuns.get(run.id)
    return v.is(GameRunSchema, stored) ? { run, setup: stored.setup, points: scorePoints(stored) } : undefined
  })
}

/** The best runs of a day, more than a board shows. @throws AppError a storage code */
export function readBestRuns(event: string, day: string): Promise<Numbered<ScoredRun>[]> {
  return withDatabase((db) => bestRuns(db, { event, day }, MOST_WATCHED))
}

function bestRuns(db: PharosDatabase, scope: LeaderboardScope, most: number): Promise<Numbered<ScoredRun>[]> {
  return db.transaction('r', db.gameRuns, db.scoredRuns, async () => {
    const unsigned = await bestOf(db, scope, 0, Math.min(most, MOST_UNSIGNED))
    const runs = leaderboard([...(await bestOf(db, scope, 1, most)), ...unsigned], scope)
    return numbered(db, runs.slice(0, most))
  })
}

const boardsQuery = createLiveQuery((db, event: string, today: string, ownId: string) =>
  readBoards(db, event, today, ownId),
)

/** The same in its own transaction; `ownId` is empty without an own run. */
export function readBoards(db: PharosDatabase, event: string, today: string, ownId: string): Promise<Boards> {
  return db.transaction('r', db.gameRuns, db.scoredRuns, async () => {
    const row = ownId === '' ? undefined : await db.gameRuns.get(ownId)
    const [own = null] = v.is(GameRunSchema, row) ? await numbered(db, [row]) : []
    const scored = own ? scoredRun(own) : undefined
    return {
      today: await readBoard(db, { event, day: today }, scored),
      event: await readBoard(db, { event }, scored),
      own,
    }
  })
}

async function readBoard(
  db: PharosDatabase,
  scope: LeaderboardScope,
  own: ScoredRun | undefined,
): Promise<Board> {
  // The own run has its row beside the three others until it is signed.
  const unsigned = (await bestOf(db, scope, 0, MOST_UNSIGNED + 1)).filter(({ id }) => id !== own?.id)
  const others = leaderboard([...(await bestOf(db, scope, 1, BOARD_PLACES)), ...unsigned], scope)
  const ranked = own?.counts && isInScope(own, scope) ? own : undefined
  const best = own && own.initials !== null ? await bestOfPlayer(db, scope, own.initials) : ranked
  const all = best && others.every(({ id }) => id !== best.id) ? [...others, best].sort(compareRuns) : others
  const top = all.slice(0, BOARD_PLACES)
  const apart = best && top.every(({ id }) => id !== best.id) ? [best] : []
  const ranks = top.map((_, at) => at + 1)
  for (const run of apart) ranks.push((await standingOf(db, scope, run, unsigned)).rank)
  const shown = await numbered(db, [...top, ...apart])
  const rows = shown.map((run, at) => ({
    run,
    rank: ranks[at] ?? 0,
    isOwn: run.id === best?.id,
    isApart: at >= top.length,
  }))
  return {
    rows,
    standing: ranked ? await standingOf(db, scope, ranked, unsigned) : null,
    hasPlayed: (await playedIn(db, scope).limit(1).count()) > 0,
  }
}

/**
 * The place of a run that counts among all other runs, even if it is not the best of its initials.
 * @param unsigned the best of others
 */
async function standingOf(
  db: PharosDatabase,
  scope: LeaderboardScope,
  run: ScoredRun,
  unsigned: readonly ScoredRun[],
): Promise<Standing> {
  const place = placeOf(run).slice(1)
  const isOther = ({ id, initials }: ScoredRun) =>
    id !== run.id && (initials === null || initials !== run.initials)
  const isAbove = (other: ScoredRun) => compareRuns(other, run) < 0
  const above = () => signedBetween(db, scope, place, null)
  const level = parsedScores(await signedBetween(db, scope, place, place).toArray())
  const apart = [...level, ...unsigned.slice(0, MOST_UNSIGNED)].filter(isOther)
  const best = run.initials === null ? undefined : await bestOfPlayer(db, scope, run.initials)
  // Of the run's own initials one at most has a place: it is counted where it is above and not level.
  const isCounted = best !== undefined && isAbove(best) && !level.some(({ id }) => id === best.id)
  const near = [
    ...parsedScores(await above().limit(2).toArray()).filter(isOther),
    ...parsedScores(await signedBetween(db, scope, null, place).reverse().limit(2).toArray()).filter(isOther),
    ...apart,
  ].sort(compareRuns)
  const [ahead, next] = [near.findLast(isAbove), near.find((other) => !isAbove(other))]
  return {
    rank: 1 + (await above().count()) - Number(isCounted) + apart.filter(isAbove).length,
    behind: ahead ? ahead.score - run.score : null,
    lead: next ? run.score - next.score : null,
  }
}

/** The best runs with a place on a board, signed (1) or unsigned (0). */
async function bestOf(
  db: PharosDatabase,
  scope: LeaderboardScope,
  isSigned: 0 | 1,
  most: number,
): Promise<ScoredRun[]> {
  return parsedScores(await placesIn(db, scope, [isSigned], [isSigned, []]).reverse().limit(most).toArray())
}

async function bestOfPlayer(
  db: PharosDatabase,
  scope: LeaderboardScope,
  initials: string,
): Promise<ScoredRun | undefined> {
  const runs = db.scoredRuns.where('[event+initials]').equals([scope.event, initials])
  return leaderboard(parsedScores(await runs.toArray()), scope)[0]
}

/** Signed runs with a place between two, without them; those of the place where both are the same. */
function signedBetween(
  db: PharosDatabase,
  scope: LeaderboardScope,
  from: readonly number[] | null,
  to: readonly number[] | null,
) {
  const isOne = from !== null && from === to
  return placesIn(db, scope, [1, ...(from ?? [])], [1, ...(to ?? [[]])], isOne)
}

/** From the worst to the best. Arrays come after all numbers, so `[]` is the end of a range. */
function placesIn(
  db: PharosDatabase,
  { event, day }: LeaderboardScope,
  from: readonly unknown[],
  to: readonly unknown[],
  isIncluded = false,
) {
  return day === undefined
    ? db.scoredRuns.where('[event+eventPlace]').between([event, from], [event, to], isIncluded, isIncluded)
    : db.scoredRuns
        .where('[event+day+dayPlace]')
        .between([event, day, from], [event, day, to], isIncluded, isIncluded)
}

function playedIn(db: PharosDatabase, { event, day }: LeaderboardScope) {
  const key = day === undefined ? [event] : [event, day]
  return db.gameRuns.where('[event+day+score]').between(key, [...key, []])
}

/** With the numbers that name them while they are unsigned. Dexie's own promises: no other may be awaited in between. */
function numbered<Run extends Pick<GameRun, 'event' | 'day' | 'startedAt' | 'score' | 'initials'>>(
  db: PharosDatabase,
  runs: readonly Run[],
): PromiseLike<Numbered<Run>[]> {
  return Dexie.Promise.all(
    runs.map((run) => (run.initials === null ? playerNumber(db, run) : Dexie.Promise.resolve(null))),
  ).then((numbers) => runs.map((run, at) => ({ ...run, player: numbers[at] ?? null })))
}
