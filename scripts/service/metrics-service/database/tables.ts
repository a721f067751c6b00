import type { Query, Sql } from '../store'
import { indexTable, moveTable } from './moveTable'

/**
 * One at a time makes tables, of all services that start at once on one database. Not the number of earlier versions,
 * 7416021: they wait for it in a query, which would hold up the index.
 */
const TURN_TO_MAKE_TABLES = 7416023

/** The time that a record has at least to be older than to be counted for good (`../report/eventSums.ts`). */
export const SETTLES_AFTER = "interval '10 seconds'"

/**
 * The primary key is the natural key. `created_at` leads it, so that its index serves the export in order of time, and
 * the table is partitioned by it: UTC days, and a default for times that have none (docs/scale.md SC7).
 */
const INTERACTIONS = [
  `create table if not exists interactions (
    activation_id      text             not null,
    session_identifier text             not null,
    action             text             not null,
    value              double precision,
    created_at         timestamptz(3)   not null,
    updated_at         timestamptz(3)   not null,
    received_at        timestamptz(3)   not null default now(),
    primary key (created_at, session_identifier, action)
  ) partition by range (created_at)`,
  'create index if not exists interactions_received_at on interactions (received_at)',
  'create index if not exists interactions_session on interactions (session_identifier)',
]

/**
 * `interactions_counts` says of each zone of days what was counted when, with the report that was made last;
 * deleting a row counts that zone anew. `interactions_sums` adds up what arrived until then. `interactions_changes`
 * holds what the time of arrival cannot tell: records that were deleted, or came in with an earlier one.
 */
const COUNTS = [
  `create table if not exists interactions_counts (
    zone       text primary key,
    until      timestamptz(3) not null default '-infinity',
    turn_at    timestamptz(3) not null default 'epoch',
    took_ms    double precision not null default 0,
    counted_at timestamptz(3),
    records    bigint not null default 0,
    sums       text,
    latest     text
  )`,
  `create table if not exists interactions_sums (
    zone    text not null references interactions_counts on delete cascade,
    part    text not null,
    day     text not null,
    key     text not null,
    visits  bigint not null,
    records bigint not null,
    valued  bigint not null,
    total   numeric not null
  )`,
  // A set of ids may be longer than an entry of an index.
  'create unique index if not exists interactions_sums_key on interactions_sums (zone, part, day, md5(key))',
  `create table if not exists interactions_changes (
    zone text not null references interactions_counts on delete cascade,
    sign int  not null,
    activation_id text not null, session_identifier text not null, action text not null, value double precision,
    created_at timestamptz(3) not null, received_at timestamptz(3) not null
  )`,
  'create index if not exists interactions_changes_session on interactions_changes (zone, session_identifier)',
  `create table if not exists interactions_exported (
    until       timestamptz(3) not null,
    finished_at timestamptz(3) not null default now()
  )`,
]

const CHANGED = 'activation_id, session_identifier, action, value, created_at, received_at'
const SAME_KEY = (one: string, other: string) =>
  ['created_at', 'session_identifier', 'action']
    .map((name) => `${one}.${name} = ${other}.${name}`)
    .join(' and ')

/** What an operator deletes or restores by hand is counted like what arrives. */
const TRIGGERS = [
  `create or replace function interactions_deleted() returns trigger language plpgsql as $body$
  begin
    with uncounted as (
      delete from interactions_changes as late using gone where late.sign = 1 and ${SAME_KEY('late', 'gone')}
      returning late.zone, late.created_at, late.session_identifier, late.action
    )
    insert into interactions_changes (zone, sign, ${CHANGED})
    select zone, -1, ${CHANGED} from gone cross join interactions_counts as counts
    where not exists (
      select from uncounted where uncounted.zone = counts.zone and ${SAME_KEY('uncounted', 'gone')}
    );
    return null;
  end $body$`,
  `create or replace function interactions_late() returns trigger language plpgsql as $body$
  begin
    insert into interactions_changes (zone, sign, ${CHANGED})
    select zone, 1, ${CHANGED.split(', ')
      .map((name) => `new.${name}`)
      .join(', ')} from interactions_counts;
    return null;
  end $body$`,
  `create or replace function interactions_emptied() returns trigger language plpgsql as $body$
  begin
    delete from interactions_counts;
    return null;
  end $body$`,
  `create trigger interactions_deleted after delete on interactions
    referencing old table as gone for each statement execute function interactions_deleted()`,
  `create trigger interactions_emptied after truncate on interactions
    for each statement execute function interactions_emptied()`,
  `create trigger interactions_late after insert on interactions for each row
    when (new.received_at < clock_timestamp() - ${SETTLES_AFTER} + interval '1 second')
    execute function interactions_late()`,
]

const LOOK_AGAIN_MS = 250

/** Makes what is missing, in one transaction. A single table of an earlier version becomes the first partition. */
export async function makeTables(sql: Sql): Promise<void> {
  while (!(await sql.transaction((query) => madeInTurn(sql, query)))) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** False while another process makes them. To wait for it inside a query would hold up the index that it may make. */
async function madeInTurn(sql: Sql, query: Query): Promise<boolean> {
  const [turn] = await query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(${TURN_TO_MAKE_TABLES}) as mine`,
  )
  if (!turn?.mine) return false
  // What exists is not made again, not even with "if not exists": that waits for every running post.
  if (await isMade(query)) return true
  if ((await kindOf(query, 'interactions')) === TABLE) {
    await indexTable(sql, query)
    await moveTable(query, INTERACTIONS)
  }
  for (const statement of [...INTERACTIONS, ...COUNTS]) await query(statement)
  if (!(await hasDefault(query)))
    await query('create table interactions_other partition of interactions default')
  for (const statement of TRIGGERS) await query(statement)
  return true
}

/** The last trigger is made last. */
async function isMade(query: Query): Promise<boolean> {
  const [made] = await query(
    `select from pg_trigger where tgrelid = to_regclass('interactions') and tgname = 'interactions_late'`,
  )
  return made !== undefined
}

const TABLE = 'r'

/** As in `pg_class`, or null where there is none of that name. */
async function kindOf(query: Query, name: string): Promise<string | null> {
  const [found] = await query<{ kind: string }>(
    'select relkind::text as kind from pg_class where oid = to_regclass($1)',
    [name],
  )
  return found?.kind ?? null
}

async function hasDefault(query: Query): Promise<boolean> {
  const [found] = await query(
    `select from pg_partitioned_table where partrelid = 'interactions'::regclass and partdefid <> 0`,
  )
  return found !== undefined
}
