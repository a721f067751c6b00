import type { WireInteraction } from '../../src/domain/kiosk/interaction'
import type { ActivationLabels } from './report/activations'
import { type EventFigures, eventFigures, type FiguresScope } from './report/figures'

/** The little that both databases have in common; the SQL above it is the same for both. */
export interface Sql {
  query<Row>(text: string, params?: readonly (string | number | null)[]): Promise<Row[]>
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

export interface MetricsSummary {
  interactions: number
  sessions: number
  firstCreatedAt: string | null
  lastCreatedAt: string | null
  lastReceivedAt: string | null
  /** Most frequent first. `averageValue` is null when no record of the action has a value. */
  actions: { action: string; interactions: number; averageValue: number | null }[]
  /** Newest first. */
  visits: { sessionIdentifier: string; interactions: number; firstCreatedAt: string; lastCreatedAt: string }[]
  /** Newest arrivals first. */
  newest: StoredInteraction[]
}

/** What the service needs from a database. Every method rejects with the driver's error when it is away. */
export interface MetricsStore {
  /** `repeat` when the natural key was already there; the stored row stays as it was. */
  insert(record: WireInteraction): Promise<'stored' | 'repeat'>
  /** At most `limit` records in order of creation, after `after`. */
  page(after: PageKey | null, limit: number): Promise<StoredInteraction[]>
  /** Every record in order of creation; for tests and small databases. */
  all(): Promise<StoredInteraction[]>
  summary(): Promise<MetricsSummary>
  /** What the charts show; `labels` says what the activation ids stand for. */
  figures(scope: FiguresScope, labels: ActivationLabels): Promise<EventFigures>
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

const INSERT = `
  insert into interactions (activation_id, session_identifier, action, value, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (session_identifier, action, created_at) do nothing
  returning 1 as inserted`

/** Times leave the database as text, so that no driver's own idea of dates and zones gets in between. */
const iso = (expression: string, name: string) =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`

const ROW = `
  activation_id as "activationId", session_identifier as "sessionIdentifier", action, value,
  ${iso('created_at', 'createdAt')}, ${iso('updated_at', 'updatedAt')}, ${iso('received_at', 'receivedAt')}`

const IN_ORDER = 'order by interactions.created_at, session_identifier, action'

const TOTALS = `
  select count(*)::int as interactions, count(distinct session_identifier)::int as sessions,
    ${iso('min(created_at)', 'firstCreatedAt')}, ${iso('max(created_at)', 'lastCreatedAt')},
    ${iso('max(received_at)', 'lastReceivedAt')}
  from interactions`

const ACTIONS = `
  select action, count(*)::int as interactions, avg(value) as "averageValue"
  from interactions group by action order by count(*) desc, action limit 200`

const VISITS = `
  select session_identifier as "sessionIdentifier", count(*)::int as interactions,
    ${iso('min(created_at)', 'firstCreatedAt')}, ${iso('max(created_at)', 'lastCreatedAt')}
  from interactions group by session_identifier order by max(created_at) desc, session_identifier limit 50`

const NEWEST = `
  select ${ROW} from interactions
  order by interactions.received_at desc, interactions.created_at desc, session_identifier, action limit 50`

const KNOWN = `
  select count(*)::int as known
  from json_to_recordset($1::text::json) as keys(c timestamptz, s text, a text)
  join interactions on created_at = keys.c and session_identifier = keys.s and action = keys.a`

/** Keys that are looked up in one query. */
const KNOWN_AT_ONCE = 2_000

type Totals = Omit<MetricsSummary, 'actions' | 'visits' | 'newest'>

/** Makes the table where it is missing and returns the store on top of `sql`, which it then owns. */
export async function createStore(sql: Sql): Promise<MetricsStore> {
  await sql.script(SCHEMA)

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
      const inserted = await sql.query(INSERT, params)
      return inserted.length === 1 ? 'stored' : 'repeat'
    },
    all: () => sql.query<StoredInteraction>(`select ${ROW} from interactions ${IN_ORDER}`),
    async summary() {
      const [totals] = await sql.query<Totals>(TOTALS)
      if (!totals) throw new Error('The database returned no totals.')
      return {
        ...totals,
        actions: await sql.query<MetricsSummary['actions'][number]>(ACTIONS),
        visits: await sql.query<MetricsSummary['visits'][number]>(VISITS),
        newest: await sql.query<StoredInteraction>(NEWEST),
      }
    },
    figures: (scope, labels) => eventFigures(sql, scope, labels),
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
