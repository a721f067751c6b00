import type { WireInteraction } from '#domain/recording/interaction'
import { RECORD } from './database/columns'
import { type Keeping, type KeptDays, keepDays } from './database/days'
import { makeTables } from './database/tables'
import { databaseFields, processLog } from './monitor/log'
import { type CountedEvent, type EventCounter, eventCounter, type KeepMs } from './report/eventSums'
import { SETTLED } from './report/sumsQuery'

export type Query = <Row>(text: string, params?: readonly (string | number | null)[]) => Promise<Row[]>

export interface TransactionOptions {
  /** Whether every statement sees the rows of the same moment. Another that changed one of them rejects with 40001. */
  isOfOneMoment?: boolean
}

/** The little that both databases have in common; the SQL above it is the same for both. */
export interface Sql {
  query: Query
  /** Like `query`, for a statement that changes rows: many that come at once share one wait for the disk. */
  write: Query
  /** Runs `work`, which must use the query that it is given; rolls back when it rejects. */
  transaction<T>(work: (query: Query) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Runs a statement outside of any transaction, however long it takes; absent where there is one connection. */
  concurrently?(statement: string): Promise<void>
  /** Several statements at once, without parameters, as one transaction. */
  script(text: string): Promise<void>
  close(): Promise<void>
  /** Where the data lives, in words for the operator; never a password. */
  readonly description: string
}

/** A stored record: the six wire fields and when it came in. All times are ISO 8601 in UTC, to the millisecond. */
export interface StoredInteraction extends WireInteraction {
  receivedAt: string
}

/** The natural key. */
export type RecordKey = Pick<WireInteraction, 'createdAt' | 'sessionIdentifier' | 'action'>

/** What the service needs from a database. Every method rejects with the driver's error when it is away. */
export interface MetricsStore {
  /** `repeat` when the natural key was already there; the stored row stays as it was. Resolves once it is on the disk. */
  insert(record: WireInteraction): Promise<'stored' | 'repeat'>
  /**
   * Every record in order of creation, in pages of `limit`, the last of which is shorter. Once it was taken, what had
   * arrived before the first page counts as exported.
   */
  exported(limit: number): AsyncGenerator<StoredInteraction[], void>
  /** Every record in order of creation; for tests and small databases. */
  all(): Promise<StoredInteraction[]>
  /** The event by the days of `zone`, an IANA name, counted anew unless the last report stands (`EventCounter`). */
  counted(zone: string, keepMs?: KeepMs): Promise<CountedEvent>
  /** Adds up some of what is new; returns after how many ms to come again. */
  keepUp(zone: string): Promise<number>
  /** Makes the partitions that are missing and deletes old ones. */
  keepDays(keeping: Keeping): Promise<KeptDays>
  /** How many of the records with these natural keys are stored. */
  countKnown(keys: readonly RecordKey[]): Promise<number>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
  readonly description: string
}

/**
 * A repeat locks the stored row, which is a write: its commit waits for the synchronous standby. With `do nothing` it
 * would be confirmed at once, although a row that a failed commit has left may be on one machine only.
 */
const INSERT = `
  insert into interactions (activation_id, session_identifier, action, value, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (session_identifier, action, created_at) do update set value = interactions.value where false
  returning 1 as inserted`

const CHECK_VIOLATION = '23514'

const IN_ORDER = 'order by interactions.created_at, session_identifier, action'

const KNOWN = `
  select count(*)::int as known
  from json_to_recordset($1::text::json) as keys(c timestamptz, s text, a text)
  join interactions on created_at = keys.c and session_identifier = keys.s and action = keys.a`

/** Keys that are looked up in one query. */
const KNOWN_AT_ONCE = 2_000

/** Makes the tables where they are missing and returns the store on top of `sql`, which it then owns. */
export async function createStore(sql: Sql): Promise<MetricsStore> {
  await makeTables(sql)
  const counters = new Map<string, EventCounter>()
  const counterOf = (zone: string) => {
    const counter = counters.get(zone) ?? eventCounter(sql, zone)
    counters.set(zone, counter)
    return counter
  }

  const page = (after: RecordKey | undefined, limit: number) =>
    after
      ? sql.query<StoredInteraction>(
          `select ${RECORD} from interactions
           where created_at >= $1::timestamptz and (created_at, session_identifier, action) > ($1::timestamptz, $2, $3)
           ${IN_ORDER} limit $4`,
          [after.createdAt, after.sessionIdentifier, after.action, limit],
        )
      : sql.query<StoredInteraction>(`select ${RECORD} from interactions ${IN_ORDER} limit $1`, [limit])

  return {
    description: sql.description,
    async insert(record) {
      const { activationId, sessionIdentifier, action, value, createdAt, updatedAt } = record
      const params = [activationId, sessionIdentifier, action, value, createdAt, updatedAt]
      const inserted = await sql.write(INSERT, params).catch((error: unknown) => {
        // It was on its way into the default while its day was made.
        if (error instanceof Error && 'code' in error && error.code === CHECK_VIOLATION) {
          return sql.write(INSERT, params)
        }
        throw error
      })
      return inserted.length === 1 ? 'stored' : 'repeat'
    },
    async *exported(limit) {
      const [settled] = await sql.query<{ until: string }>(SETTLED)
      let rows = await page(undefined, limit)
      yield rows
      while (rows.length === limit) {
        rows = await page(rows.at(-1), limit)
        yield rows
      }
      if (!settled) return
      // The file is whole without it.
      await sql
        .write('insert into interactions_exported (until) values ($1)', [settled.until])
        .catch((error) => processLog.warn('A whole export could not be noted.', databaseFields(error)))
    },
    all: () => sql.query<StoredInteraction>(`select ${RECORD} from interactions ${IN_ORDER}`),
    counted: (zone, keepMs) => counterOf(zone).read(keepMs),
    keepUp: (zone) => counterOf(zone).keepUp(),
    keepDays: (keeping) => keepDays(sql, keeping),
    async countKnown(keys) {
      let known = 0
      for (let from = 0; from < keys.length; from += KNOWN_AT_ONCE) {
        const some = keys
          .slice(from, from + KNOWN_AT_ONCE)
          .map(({ createdAt, sessionIdentifier, action }) => ({
            c: createdAt,
            s: sessionIdentifier,
            a: action,
          }))
        const [row] = await sql.query<{ known: number }>(KNOWN, [JSON.stringify(some)])
        known += row?.known ?? 0
      }
      return known
    },
    async ping() {
      await sql.query('select 1 from interactions limit 1')
    },
    close: () => sql.close(),
  }
}
