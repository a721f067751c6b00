import type { Sql } from '../store'
import { NEXT_STEP, SUMS_QUERY, type SumsRow } from './sumsQuery'

/** Everything that was posted, added up by day, action and activation ids. */
export interface EventSums {
  interactions: number
  rows: readonly SumsRow[]
}

export interface CountedSums {
  sums: EventSums
  /** Ms for what is counted anew each time, without the steps that are taken once. */
  tookMs: number
}

export interface EventSumsOptions {
  /** Records that one query adds; each must end long before the database gives it up. */
  stepRecords?: number
  /** So many settled records are worth a step; fewer are counted anew with each report. */
  leastRecords?: number
}

const STEP_RECORDS = 200_000
const LEAST_RECORDS = 5_000
const EVER = 'infinity'

/** Sums of what arrived up to a moment, ISO 8601 or `-infinity`. */
interface Settled {
  until: string
  interactions: number
  rows: Map<string, SumsRow>
}

const NOTHING: Settled = { until: '-infinity', interactions: 0, rows: new Map() }

/**
 * Adds an event up in the zone `zone` (IANA name). What arrived long ago is kept as sums in memory, so that a report
 * counts only the visits that got something since: a million records cost their first report alone. Where the records
 * up to that moment are no longer those that were added, because an operator deleted some, all is counted anew.
 * Concurrent calls must not overlap; `createReporter` sees to it.
 */
export function createEventSums(
  sql: Pick<Sql, 'query'>,
  zone: string,
  { stepRecords = STEP_RECORDS, leastRecords = LEAST_RECORDS }: EventSumsOptions = {},
): () => Promise<CountedSums> {
  let settled = NOTHING

  /** The sums up to `until`, or null when the settled ones are no longer true. */
  async function sumsUntil(until: string): Promise<Settled | null> {
    const changes = await sql.query<SumsRow>(SUMS_QUERY, [zone, settled.until, until])
    const count = (part: SumsRow['part']) => changes.find((row) => row.part === part)?.records ?? 0
    if (count('before') !== settled.interactions) return null
    const rows = new Map(settled.rows)
    for (const row of changes) if (row.part !== 'before' && row.part !== 'until') add(rows, row)
    return { until, interactions: count('until'), rows }
  }

  /** Settles what is old enough, step by step; null as above. */
  async function settle(): Promise<Settled | null> {
    for (;;) {
      const [next] = await sql.query<{ until: string | null; records: number }>(NEXT_STEP, [
        settled.until,
        stepRecords,
      ])
      if (!next?.until || next.records < leastRecords) return settled
      const reached = await sumsUntil(next.until)
      if (!reached) return null
      settled = reached
    }
  }

  async function count(): Promise<CountedSums | null> {
    if (!(await settle())) return null
    const beganMs = Date.now()
    const counted = await sumsUntil(EVER)
    if (!counted) return null
    const sums = { interactions: counted.interactions, rows: [...counted.rows.values()] }
    return { sums, tookMs: Date.now() - beganMs }
  }

  return async () => {
    const counted = await count()
    if (counted) return counted
    settled = NOTHING
    const again = await count()
    if (!again) throw new Error('Records were deleted while the event was counted.')
    return again
  }
}

/** Adds a change to the sum of its part, day and key. */
function add(rows: Map<string, SumsRow>, change: SumsRow): void {
  const name = JSON.stringify([change.part, change.day, change.key])
  const known = rows.get(name)
  const sum = known ? added(known, change) : change
  if (sum.visits === 0 && sum.records === 0) rows.delete(name)
  else rows.set(name, sum)
}

/** A sum and what is added to it. */
export function added(sum: SumsRow, change: SumsRow): SumsRow {
  return {
    ...sum,
    visits: sum.visits + change.visits,
    records: sum.records + change.records,
    valued: sum.valued + change.valued,
    total: sum.total + change.total,
  }
}
