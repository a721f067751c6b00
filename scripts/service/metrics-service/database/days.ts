import type { Query, Sql } from '../store'

/** One at a time keeps the days, of all services on one database. */
const TURN_TO_KEEP_DAYS = 7416022

/** Days that have their partition before they begin. */
const DAYS_AHEAD = 7
/** So many records of an earlier day in the default are worth a partition of their own. */
const WORTH_A_DAY = 10_000
/** Days before today that get one at all: what is further back comes from a wrong clock. */
const EARLIEST_DAYS_BACK = 366
/** Late records that one run deletes. */
const DELETED_AT_ONCE = 50_000

export interface Keeping {
  /** How long a record is kept after it happened and after it arrived, days; for ever when absent. */
  keepDays?: number | undefined
  /** Whether also what no CSV export held is deleted. */
  deletesUnexported?: boolean
  /** Records of an earlier day in the default that are worth a partition. */
  worthADay?: number
}

/** Names of the partitions that a run made and deleted. */
export interface KeptDays {
  made: string[]
  deleted: string[]
}

/** Everyone behind a wait for a table waits, too, so it is short: the next run tries again. */
const PREPARE = ["set local lock_timeout = '2s'", "set local timezone = 'UTC'"]

const TODAY = `(now() at time zone 'UTC')::date`

/** The partitions but for the default, each with its name, its begin and its end. */
const PARTITIONS = `
  select relname::text as name,
    case bounds[1] when 'MINVALUE' then '-infinity' else trim(bounds[1], '''') end::timestamptz as begins,
    case bounds[2] when 'MAXVALUE' then 'infinity' else trim(bounds[2], '''') end::timestamptz as ends
  from pg_inherits join pg_class on pg_class.oid = inhrelid,
    regexp_match(pg_get_expr(relpartbound, pg_class.oid), 'FROM \\((.*)\\) TO \\((.*)\\)') as bounds
  where inhparent = 'interactions'::regclass and bounds is not null`

/**
 * Makes the days ahead, gives an earlier day with many records in the default a partition of its own, and deletes what
 * is old. Each step is a transaction, so a process may die at any point; several processes take
 * turns at them. Rejects with the driver's error, such as a table that stayed in use.
 */
export async function keepDays(sql: Sql, keeping: Keeping = {}): Promise<KeptDays> {
  const kept: KeptDays = { made: [], deleted: [] }
  const missing = await prepared(sql, (query) => missingDays(query, keeping.worthADay ?? WORTH_A_DAY))
  for (const day of missing) {
    const name = await inTurn(sql, (query) => makeDay(query, day))
    if (name !== null) kept.made.push(name)
  }
  // The embedded database does not do this by itself.
  await sql.query('vacuum interactions_counts, interactions_sums, interactions_changes')
  if (keeping.keepDays === undefined) return kept
  const oldest = `(${TODAY} - ${keeping.keepDays})::timestamptz`
  const old = await prepared(sql, (query) =>
    query<{ name: string }>(`select name from (${PARTITIONS}) as days where ends <= ${oldest} order by ends`),
  )
  for (const { name } of old) {
    const dropped = await inTurn(sql, (query) => dropPartition(query, name, mayGo(keeping)))
    if (dropped !== null) kept.deleted.push(name)
  }
  await inTurn(sql, (query) => deleteStrays(query, oldest, mayGo(keeping)))
  return kept
}

const prepared = <T>(sql: Sql, work: (query: Query) => Promise<T>) =>
  sql.transaction(async (query) => {
    for (const statement of PREPARE) await query(statement)
    return work(query)
  })

/** After whoever keeps the days at the moment. */
const inTurn = <T>(sql: Sql, work: (query: Query) => Promise<T>): Promise<T> =>
  prepared(sql, async (query) => {
    await query(`select pg_advisory_xact_lock(${TURN_TO_KEEP_DAYS})`)
    return work(query)
  })

/** YYYY-MM-DD of the days that need a partition and have none. */
async function missingDays(query: Query, worthADay: number): Promise<string[]> {
  const other = await defaultOf(query)
  const days = await query<{ day: string }>(`
    with wanted as (
      select ${TODAY} + ahead as day from generate_series(0, ${DAYS_AHEAD}) as ahead
      union
      select created_at::date from ${other}
      where created_at >= ${TODAY} - ${EARLIEST_DAYS_BACK} and created_at < ${TODAY}
      group by 1 having count(*) >= ${worthADay}
    )
    select to_char(day, 'YYYY-MM-DD') as day from wanted
    where not exists (select from (${PARTITIONS}) as days where begins <= day and day < ends) order by 1`)
  return days.map(({ day }) => day)
}

/** Makes the partition of a day and moves what is in the default into it; null when it is there by now. */
async function makeDay(query: Query, day: string): Promise<string | null> {
  const [there] = await query(
    `select from (${PARTITIONS}) as days where begins <= date '${day}' and date '${day}' < ends`,
  )
  if (there) return null
  const name = `interactions_${day.replaceAll('-', '_')}`
  const other = await defaultOf(query)
  const [from, to] = [`'${day} 00:00Z'`, `timestamptz '${day} 00:00Z' + interval '1 day'`]
  await query(`create table ${name} (like interactions including defaults)`)
  // Posts of this day wait meanwhile; what is read stays readable.
  await query(`lock table ${other} in share row exclusive mode`)
  await query(`
    with strays as (delete from ${other} where created_at >= ${from} and created_at < ${to} returning *)
    insert into ${name} select * from strays`)
  await query(`alter table interactions attach partition ${name} for values from (${from}) to (${to})`)
  return name
}

/** The latest arrival that may be deleted: old, counted in every zone that is in use, and exported. */
function mayGo({ keepDays: days, deletesUnexported = false }: Keeping): string {
  const inUse = `turn_at > (select max(turn_at) from interactions_counts) - interval '1 day'`
  const counted = `(select min(until) from interactions_counts where ${inUse})`
  const exported = '(select max(until) from interactions_exported)'
  const limits = [`now() - interval '${days} days'`, counted, ...(deletesUnexported ? [] : [exported])]
  return `least(${limits.map((limit) => `coalesce(${limit}, '-infinity')`).join(', ')})`
}

/** Null when something in it has to stay, or it is gone by now. */
async function dropPartition(query: Query, name: string, lastToGo: string): Promise<string | null> {
  const [there] = await query(`select from pg_class where oid = to_regclass('${name}')`)
  if (!there) return null
  // In the order in which an insert takes them.
  for (const table of ['only interactions', name]) await query(`lock table ${table} in access exclusive mode`)
  const [stays] = await query(`select from ${name} where received_at > ${lastToGo} limit 1`)
  if (stays) return null
  await query(`drop table ${name}`)
  return name
}

/** Deletes old records from the default. Its own name keeps their sums, which follow what is deleted from the parent. */
async function deleteStrays(query: Query, oldest: string, lastToGo: string): Promise<void> {
  const other = await defaultOf(query)
  await query(`
    delete from ${other} where ctid = any (array(
      select ctid from ${other} where created_at < ${oldest} and received_at <= ${lastToGo} limit ${DELETED_AT_ONCE}
    ))`)
}

async function defaultOf(query: Query): Promise<string> {
  const [found] = await query<{ name: string }>(
    `select partdefid::regclass::text as name from pg_partitioned_table where partrelid = 'interactions'::regclass`,
  )
  if (!found) throw new Error('The table of interactions has no default partition.')
  return found.name
}
