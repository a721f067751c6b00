import type { Query, Sql } from '../store'
import { type LatestRecords, latestRecords } from './latest'
import { NEXT_STEP, REPORT, SETTLE, SETTLED, type SumsRow, SWEEP } from './sumsQuery'

/** Everything that was posted, added up by day, action and activation ids. */
export interface EventSums {
  interactions: number
  rows: readonly SumsRow[]
}

/** The event as it was counted at one moment; every process on the same database reads the same. */
export interface CountedEvent {
  /** Unix ms. */
  countedAtMs: number
  sums: EventSums
  latest: LatestRecords
  /** How long the next report stands, ms; under 0 while it is being made. */
  standsMs: number
}

/** How long a report stands that took so long to make, both in ms. */
export type KeepMs = (tookMs: number) => number

/** Of the database's time, at most one part in ten goes into reports, however many people look and processes serve. */
export const keepTenTimes: KeepMs = (tookMs) => Math.max(2_000, tookMs * 10)

export interface EventSumsOptions {
  /** Records that one transaction adds; each must end long before the database gives it up. */
  stepRecords?: number
}

const STEP_RECORDS = 50_000
/** How long a reader waits for a first report. */
const FIRST_REPORT_MS = 8_000
const LOOK_AGAIN_MS = 200
/** Sums are kept up so closely that the next report has little to count. */
const KEEP_UP_EVERY_MS = 10_000
const SERIALIZATION_FAILURE = '40001'

/** How a turn ended: all is counted, there is more, another process has the turn, or the report stands. */
type Turn = 'done' | 'more' | 'busy' | 'rests'

interface Counts {
  until: string
  isReported: boolean
  ageMs: number
  tookMs: number
}

const COUNTS = `
  select until::text, counted_at is not null as "isReported", took_ms as "tookMs",
    least(extract(epoch from clock_timestamp() - turn_at) * 1000, 1e15)::double precision as "ageMs"
  from interactions_counts where zone = $1`

export interface EventCounter {
  /**
   * Counts what arrived since the last time, unless a report stands. Rejects with a plain sentence when the first one
   * takes longer than a reader waits.
   */
  read(keepMs?: KeepMs): Promise<CountedEvent>
  /** Keeps the sums up while nobody reads: adds one step of what is new. Returns after how many ms to come again. */
  keepUp(keepMs?: KeepMs): Promise<number>
}

/**
 * Adds an event up by the days of `zone`, an IANA name. The sums are kept in the database, in which one process at a
 * time has the turn; the others read what was committed last. A turn counts only the visits that got something since
 * the last, and stores how long it took, so that all processes together rest.
 */
export function eventCounter(
  sql: Pick<Sql, 'query' | 'transaction'>,
  zone: string,
  { stepRecords = STEP_RECORDS }: EventSumsOptions = {},
): EventCounter {
  /** @param keepMs absent counts in any case */
  async function turn(keepMs: KeepMs): Promise<Turn> {
    const [known] = await sql.query<Counts>(COUNTS, [zone])
    if (!known)
      await sql.query('insert into interactions_counts (zone) values ($1) on conflict do nothing', [zone])
    else if (stands(known, keepMs)) return 'rests'
    const [settled] = await sql.query<{ until: string }>(SETTLED)
    if (!settled) throw new Error('The database returned no time.')
    try {
      // All that a turn reads is of one moment.
      return await sql.transaction((query) => count(query, settled.until, keepMs), { isOfOneMoment: true })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === SERIALIZATION_FAILURE) return 'busy'
      throw error
    }
  }

  async function count(query: Query, settled: string, keepMs: KeepMs): Promise<Turn> {
    const [counts] = await query<Counts>(`${COUNTS} for no key update skip locked`, [zone])
    if (!counts) return 'busy'
    if (stands(counts, keepMs)) return 'rests'
    const beganMs = performance.now()
    await query("set local work_mem = '32MB'")
    const [next] = await query<{ until: string | null; records: number }>(NEXT_STEP, [
      counts.until,
      settled,
      stepRecords,
    ])
    const until = next?.until ?? counts.until
    await query(SETTLE, [zone, counts.until, until])
    const [changed] = await query('select from interactions_changes where zone = $1 limit 1', [zone])
    const hasMore = changed !== undefined || next?.records === stepRecords
    if (!hasMore) {
      await query(SWEEP, [zone])
      await query(REPORT, [zone, until, 'infinity'])
    }
    const latest = hasMore ? null : JSON.stringify(await latestRecords(query))
    await query(
      `update interactions_counts set until = $2::timestamptz, turn_at = clock_timestamp(), took_ms = $3,
        latest = coalesce($4, latest) where zone = $1`,
      [zone, until, performance.now() - beganMs, latest],
    )
    return hasMore ? 'more' : 'done'
  }

  async function reported(keepMs: KeepMs): Promise<CountedEvent | null> {
    const [row] = await sql.query<Reported>(
      `select extract(epoch from counted_at)::double precision * 1000 as "countedAtMs", records::double precision as interactions,
        sums, latest, counts."ageMs", counts."tookMs"
      from interactions_counts, lateral (${COUNTS}) as counts
      where zone = $1 and counted_at is not null`,
      [zone],
    )
    if (!row) return null
    const { countedAtMs, interactions, sums, latest, ageMs, tookMs } = row
    return {
      countedAtMs: Math.round(countedAtMs),
      sums: { interactions, rows: (JSON.parse(sums) as StoredRow[]).map(sumsRow) },
      latest: JSON.parse(latest) as LatestRecords,
      standsMs: keepMs(tookMs) - ageMs,
    }
  }

  return {
    async read(keepMs = keepTenTimes) {
      for (const endMs = performance.now() + FIRST_REPORT_MS; ; ) {
        const ended = await turn(keepMs)
        const event = await reported(keepMs)
        if (event) return event
        if (performance.now() > endMs) {
          throw new Error('What was posted is being added up for the first time. Read it again in a minute.')
        }
        if (ended === 'busy') await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
      }
    },
    async keepUp(keepMs = keepTenTimes) {
      const [fresh] = await sql.query(HAS_FRESH, [zone])
      const ended = fresh ? await turn(keepMs) : 'done'
      if (ended === 'done') return KEEP_UP_EVERY_MS
      if (ended === 'busy') return LOOK_AGAIN_MS
      const [counts] = await sql.query<Counts>(COUNTS, [zone])
      if (!counts?.isReported) return 0
      return Math.min(KEEP_UP_EVERY_MS, Math.max(0, keepMs(counts.tookMs) - counts.ageMs))
    },
  }
}

/** Something that no turn has settled, or no turn yet. */
const HAS_FRESH = `
  select from (select $1::text as zone) as own left join interactions_counts using (zone)
  where counted_at is null or (select max(received_at) from interactions) > until
    or exists (select from interactions_changes where interactions_changes.zone = own.zone)`

/** The first report is counted without a rest: until then nobody can read. */
const stands = ({ isReported, ageMs, tookMs }: Counts, keepMs: KeepMs) => isReported && ageMs < keepMs(tookMs)

interface Reported extends Omit<Counts, 'until' | 'isReported'> {
  countedAtMs: number
  interactions: number
  sums: string
  latest: string
}

type StoredRow = [SumsRow['part'], string, string, number, number, number, number]

const sumsRow = ([part, day, key, visits, records, valued, total]: StoredRow): SumsRow => ({
  part,
  day: day === '' ? null : day,
  key,
  visits,
  records,
  valued,
  total,
})

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
