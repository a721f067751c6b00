import { Dexie } from 'dexie'
import type { Live } from '#domain/base/live'
import type { GameRun } from '#domain/game/gameTypes'
import { BOARD_PLACES, type LeaderboardScope, leaderboard } from '#domain/game/leaderboard'
import type { NumberedRun } from '#domain/game/playerNumber'
import { withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { parsedRuns } from './gameRuns'

/** Enough for a board on most days; where it is not, four times as many are read. */
const FIRST_READ = 40

/** What the boards of a day and of its event are made from (docs/game.md T4), however much is stored besides. */
export interface BoardRuns {
  /**
   * Runs that may have a place, the own one and those above it; unsigned ones of them that have a place, and the own
   * one, have their number.
   */
  runs: readonly NumberedRun[]
  /** Whether anybody has played, found anything or not. */
  hasPlayed: { today: boolean; event: boolean }
}

/**
 * @param today YYYY-MM-DD
 * @param ownId the run whose results are shown; null for none
 */
export function useBoardRuns(event: string, today: string, ownId: string | null): Live<BoardRuns> {
  return useLiveQuery(boardQuery, event, today, ownId ?? '')
}

/** The same, once, without an own run. @throws AppError a storage code */
export function readBoardRuns(event: string, today: string): Promise<BoardRuns> {
  return withDatabase((db) => readBoards(db, event, today, ''))
}

const boardQuery = createLiveQuery((db, event: string, today: string, ownId: string) =>
  readBoards(db, event, today, ownId),
)

/** The same in a transaction of its own; `ownId` is empty for none. */
export function readBoards(
  db: PharosDatabase,
  event: string,
  today: string,
  ownId: string,
): Promise<BoardRuns> {
  return db.transaction('r', db.gameRuns, async () => {
    const [own] = ownId === '' ? [] : parsedRuns([await db.gameRuns.get(ownId)])
    const scopes: readonly LeaderboardScope[] = [{ event, day: today }, { event }]
    const runs = new Map(own ? [[own.id, own]] : [])
    const named = new Set<string>()
    const played: boolean[] = []
    for (const scope of scopes) {
      const found = await runsOf(db, scope, own)
      played.push(found.hasPlayed)
      for (const run of found.runs) runs.set(run.id, run)
      // The own run has its row beside the three others.
      const others = found.runs.filter(({ id }) => id !== ownId)
      for (const { run } of leaderboard(others, scope)) if (run.initials === null) named.add(run.id)
    }
    if (own?.initials === null) named.add(own.id)
    const numbered: NumberedRun[] = []
    for (const run of runs.values())
      numbered.push({ ...run, player: named.has(run.id) ? await playerNumber(db, run) : null })
    return { runs: numbered, hasPlayed: { today: played[0] === true, event: played[1] === true } }
  })
}

/** The runs with the highest scores, until all places of the board are decided, and those above the own one. */
async function runsOf(db: PharosDatabase, scope: LeaderboardScope, own: GameRun | undefined) {
  const from = (score: unknown) => {
    const { event, day } = scope
    return day === undefined
      ? db.gameRuns.where('[event+score]').between([event, score], [event, Dexie.maxKey])
      : db.gameRuns.where('[event+day+score]').between([event, day, score], [event, day, Dexie.maxKey])
  }
  for (let limit = FIRST_READ; ; limit *= 4) {
    const rows = await from(Dexie.minKey).reverse().limit(limit).toArray()
    const runs = parsedRuns(rows)
    const lowest = rows.at(-1)?.score ?? 0
    // Of those with the lowest score some may not be read yet.
    const decided = leaderboard(runs, scope).filter(({ run }) => run.score > lowest)
    if (rows.length === limit && decided.length < BOARD_PLACES) continue
    const isBelow = own !== undefined && own.event === scope.event && own.score <= lowest
    const above = isBelow && rows.length === limit ? parsedRuns(await from(own.score).toArray()) : []
    return { runs: [...runs, ...above], hasPlayed: rows.length > 0 }
  }
}

/** Which of its event and day a run was by its start. */
function playerNumber(db: PharosDatabase, { event, day, startedAt }: GameRun): Promise<number> {
  return db.gameRuns
    .where('[event+day+startedAt]')
    .between([event, day, Dexie.minKey], [event, day, startedAt], true, true)
    .count()
}
