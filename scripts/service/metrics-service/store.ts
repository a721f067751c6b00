import type { WireInteraction } from '#domain/recording/interaction'
import { type CountedSums, createEventSums } from './report/eventSums'

/** The little that both databases have in common; the SQL above it is the same for both. */
export interface Sql {
  query<Row>(text: string, params?: readonly (string | number | null)[]): Promise<Row[]>
  /** Like `query`, for a statement that changes rows: many that come at once share one wait for the disk. */
  write<Row>(text: string, params?: readonly (string | number | null)[]): Promise<Row[]>
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

/** Where a page of records starts: after this natural key. */
export type PageKey = Pick<WireInteraction, 'createdAt' | 'sessionIdentifier' | 'action'>

/** What happened and arrived last. */
export interface LatestRecords {
  firstCreatedAt: string | null
  lastCreatedAt: string | null
  lastReceivedAt: string | null
  /** Newest first. */
  visits: { sessionIdentifier: string; interactions: number; firstCreatedAt: string; lastCreatedAt: string }[]
  /** Newest arrivals first. */
  newest: StoredInteraction[]
}

/** What the service needs from a database. Every method rejects with the driver's error when it is away. */
export interface MetricsStore {
  /** `repeat` when the natural key was already there; the stored row stays as it was. Resolves once it is on the disk. */
  insert(record: WireInteraction): Promise<'stored' | 'repeat'>
  /** At most `limit` records in order of creation, after `after`. */
  page(after: PageKey | null, limit: number): Promise<StoredInteraction[]>
  /** Every record in order of creation; for tests and small databases. */
  all(): Promise<StoredInteraction[]>
  latest(): Promise<LatestRecords>
  /** Adds the event up by the days of `zone`, an IANA name; a call counts what changed since the one before. */
  sums(zone: string): Promise<CountedSums>
  /** How many of the records with these natural keys are stored. */
  countKnown(keys: readonly PageKey[]): Promise<number>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
  readonly description: string
}

/**
 * The primary key is the natural key. `created_at` leads so that the same index also serves the
 * export in order of time. Several services may start at once on one Postgres: they take turns.
 */
const SCHEMA = `
  select pg_advisory_xact_lock(7416021);
  create table if not exists interactions (
    activation_id      text             not null,
    session_identifier text             not null,
    action             text             not null,
    value              double precision,
    created_at         timestamptz(3)   not null,
    updated_at         timestamptz(3)   not null,
    received_at        timestamptz(3)   not null default now(),
    primary key (created_at, session_identifier, action)
  );
  create index if not exists interactions_received_at on interactions (received_at);
`

/**
 * A repeat locks the stored row, which is a write: its commit waits for the synchronous standby. With `do nothing` it
 * would be confirmed at once, although a row that a failed commit has left may be on one machine only.
 */
const INSERT = `
  insert into interactions (activation_id, session_identifier, action, value, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (session_identifier, action, created_at) do update set value = interactions.value where false
  returning 1 as inserted`

/** Times leave the database as text, so that no driver's own idea of dates and zones gets in between. */
const iso = (expression: string, name: string) =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`

const ROW = `
  activation_id as "activationId", session_identifier as "sessionIdentifier", action, value,
  ${iso('created_at', 'createdAt')}, ${iso('updated_at', 'updatedAt')}, ${iso('received_at', 'receivedAt')}`

/** Visits and arrivals that the page lists. */
const SHOWN = 50
/** Records in which so many visits are looked for first. */
const RECENT_RECORDS = 10_000

const IN_ORDER = 'order by interactions.created_at, session_identifier, action'

/** A time of a kiosk whose clock is right: what lies more than a day ahead is stored, and never leads a page. */
const BELIEVED = `created_at <= now() + interval '1 day'`

const TIMES = `
  select ${iso('min(created_at)', 'firstCreatedAt')},
    ${iso(`(select max(created_at) from interactions where ${BELIEVED})`, 'lastCreatedAt')},
    ${iso('max(received_at)', 'lastReceivedAt')}
  from interactions`

/** The visits of the newest $1 records are looked up, so that the index on time serves; null looks at all. */
const VISITS = `
  select session_identifier as "sessionIdentifier", count(*)::int as interactions,
    ${iso('min(created_at)', 'firstCreatedAt')}, ${iso('max(created_at)', 'lastCreatedAt')}
  from interactions where session_identifier in (
    select session_identifier from (
      select session_identifier, created_at from interactions where ${BELIEVED}
      order by interactions.created_at desc limit $1::int
    ) as recent
    group by session_identifier order by max(created_at) desc, session_identifier limit ${SHOWN}
  )
  group by session_identifier order by max(created_at) filter (where ${BELIEVED}) desc, session_identifier`

const NEWEST = `
  select ${ROW} from interactions
  order by interactions.received_at desc, interactions.created_at desc, session_identifier, action limit ${SHOWN}`

const KNOWN = `
  select count(*)::int as known
  from json_to_recordset($1::text::json) as keys(c timestamptz, s text, a text)
  join interactions on created_at = keys.c and session_identifier = keys.s and action = keys.a`

/** Keys that are looked up in one query. */
const KNOWN_AT_ONCE = 2_000

type Times = Omit<LatestRecords, 'visits' | 'newest'>

/** Makes the table where it is missing and returns the store on top of `sql`, which it then owns. */
export async function createStore(sql: Sql): Promise<MetricsStore> {
  await sql.script(SCHEMA)
  const sumsIn = new Map<string, () => Promise<CountedSums>>()

  const page: MetricsStore['page'] = (after, limit) =>
    after
      ? sql.query<StoredInteraction>(
          `select ${ROW} from interactions
           where (created_at, session_identifier, action) > ($1::timestamptz, $2, $3) ${IN_ORDER} limit $4`,
          [after.createdAt, after.sessionIdentifier, after.action, limit],
        )
      : sql.query<StoredInteraction>(`select ${ROW} from interactions ${IN_ORDER} limit $1`, [limit])

  return {
    page,
    description: sql.description,
    async insert(record) {
      const { activationId, sessionIdentifier, action, value, createdAt, updatedAt } = record
      const params = [activationId, sessionIdentifier, action, value, createdAt, updatedAt]
      const inserted = await sql.write(INSERT, params)
      return inserted.length === 1 ? 'stored' : 'repeat'
    },
    all: () => sql.query<StoredInteraction>(`select ${ROW} from interactions ${IN_ORDER}`),
    async latest() {
      const [times] = await sql.query<Times>(TIMES)
      if (!times) throw new Error('The database returned no times.')
      const recent = await sql.query<LatestRecords['visits'][number]>(VISITS, [RECENT_RECORDS])
      const visits = recent.length < SHOWN ? await sql.query<(typeof recent)[number]>(VISITS, [null]) : recent
      return { ...times, visits, newest: await sql.query<StoredInteraction>(NEWEST) }
    },
    sums(zone) {
      const sums = sumsIn.get(zone) ?? createEventSums(sql, zone)
      sumsIn.set(zone, sums)
      return sums()
    },
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
