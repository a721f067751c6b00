import type { Query, Sql } from '../store'

/**
 * Gives the single table of an earlier version the index that the new one has, while records arrive; where there is
 * one connection only, `moveTable` makes it.
 * @param query of the transaction that has the turn, which waits meanwhile
 */
export async function indexTable({ concurrently }: Sql, query: Query): Promise<void> {
  if (!concurrently) return
  await query('set local idle_in_transaction_session_timeout = 0')
  // Of a process that died while it made the index.
  const [broken] = await query(
    `select from pg_index where indexrelid = to_regclass('interactions_session') and not indisvalid`,
  )
  if (broken) await concurrently('drop index concurrently interactions_session')
  await concurrently(
    'create index concurrently if not exists interactions_session on interactions (session_identifier)',
  )
}

/**
 * Makes the single table `interactions` of an earlier version the partition of all times before tomorrow (UTC) of a
 * new table of that name. No row is copied but those of later times, which go to the default. Runs inside a
 * transaction: a process that dies in it leaves the old table, and posts that arrive meanwhile wait for its end.
 * @param statements make the new table
 */
export async function moveTable(query: Query, statements: readonly string[]): Promise<void> {
  await query('lock table interactions in access exclusive mode')
  const [tomorrow] = await query<{ day: string }>(
    `select to_char((now() at time zone 'UTC')::date + 1, 'YYYY-MM-DD') as day`,
  )
  if (!tomorrow) throw new Error('The database returned no date.')
  const end = `timestamptz '${tomorrow.day} 00:00Z'`
  const past = `interactions_to_${tomorrow.day.replaceAll('-', '_')}`
  await query(`alter table interactions rename to ${past}`)
  await query(`alter index interactions_pkey rename to ${past}_pkey`)
  await query(`alter index if exists interactions_session rename to ${past}_session`)
  await query(`alter index if exists interactions_received_at rename to ${past}_received_at`)
  for (const statement of statements) await query(statement)
  await query('create table interactions_other partition of interactions default')
  await query(`
    with later as (delete from ${past} where created_at >= ${end} returning *)
    insert into interactions_other select * from later`)
  await query(`create index if not exists ${past}_session on ${past} (session_identifier)`)
  // With this the database need not read the table again to believe that it fits.
  await query(`alter table ${past} add constraint before_${past} check (created_at < ${end})`)
  await query(
    `alter table interactions attach partition ${past} for values from (minvalue) to ('${tomorrow.day} 00:00Z')`,
  )
  await query(`alter table ${past} drop constraint before_${past}`)
}
