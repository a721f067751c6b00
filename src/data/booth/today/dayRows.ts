import type { Live } from '#domain/base/live'
import { dayBounds, localDay } from '#domain/base/localDay'
import type { DayRecord } from '#domain/booth/today/sumDay'
import type { ScoredRun } from '#domain/game/scoredRun'
import type { DeliveryState } from '#domain/recording/interaction'
import { isDamaged, isWireTime, parseInteraction } from '#domain/recording/storedInteraction'
import { parseVisit, type Visit } from '#domain/visit/visit'
import type { PharosDatabase } from '../../core/db'
import { createLiveQuery, useLiveQuery } from '../../core/live'
import { parsedScores } from '../../queries/scoredRuns'

/** Number of past days that staff can select. */
const DAYS_BACK = 60
const DAY_MS = 24 * 3_600_000
const STATES: readonly DeliveryState[] = ['unresolved', 'pending', 'sent', 'refused']

export interface DayRows {
  /** YYYY-MM-DD. */
  day: string
  /** Visits of the day, and earlier visits with records on it. */
  visits: Visit[]
  records: DayRecord[]
  runs: ScoredRun[]
}

/** Data for the day's report; `day` is YYYY-MM-DD by the booth's own clock. */
export function useDayRows(day: string): Live<DayRows> {
  return useLiveQuery(rowsQuery, day)
}

/** Days with visits, the newest first, always including today. */
export function useBoothDays(): Live<string[]> {
  return useLiveQuery(daysQuery)
}

const rowsQuery = createLiveQuery((db, day: string) => readDay(db, day), { restWhenHidden: true })
const daysQuery = createLiveQuery((db) => readDays(db, Date.now()), { restWhenHidden: true })

/** Reads one day by the time indexes, whatever else is stored. */
export function readDay(db: PharosDatabase, day: string): Promise<DayRows> {
  const { from, to } = dayBounds(day)
  return db.transaction('r', db.interactions, db.visits, db.scoredRuns, async () => {
    const rows = await Promise.all(
      STATES.map((state) =>
        db.interactions.where('[state+createdAt]').between([state, from], [state, to], true, false).toArray(),
      ),
    )
    const records: DayRecord[] = rows
      .flat()
      .map(parseInteraction)
      .filter((row) => !isDamaged(row))
    const begun = parsed(await db.visits.where('startedAt').between(from, to, true, false).toArray())
    const known = new Set(begun.map(({ id }) => id))
    const older = [...new Set(records.map(({ sessionIdentifier }) => sessionIdentifier))].filter(
      (id) => !known.has(id),
    )
    const before = parsed(await db.visits.bulkGet(older))
    const runs = parsedScores(await db.scoredRuns.where('day').equals(day).toArray())
    return { day, visits: [...begun, ...before], records, runs }
  })
}

const parsed = (rows: unknown[]): Visit[] => rows.map(parseVisit).filter((row) => row !== undefined)

/** Reads only keys. */
export async function readDays(db: PharosDatabase, nowMs: number): Promise<string[]> {
  const since = new Date(nowMs - DAYS_BACK * DAY_MS).toISOString()
  const starts = await db.visits.where('startedAt').above(since).keys()
  const days = new Set([
    localDay(new Date(nowMs)),
    ...starts.filter(isWireTime).map((start) => localDay(new Date(start))),
  ])
  return [...days].sort().reverse()
}
