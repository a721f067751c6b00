import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStore, type Sql } from '../store'
import { DRIVERS, record } from '../testing/service'

/** The schema of earlier versions. */
const SINGLE_TABLE = `
  create table interactions (
    activation_id      text             not null,
    session_identifier text             not null,
    action             text             not null,
    value              double precision,
    created_at         timestamptz(3)   not null,
    updated_at         timestamptz(3)   not null,
    received_at        timestamptz(3)   not null default now(),
    primary key (created_at, session_identifier, action)
  );
  create index interactions_received_at on interactions (received_at);
  insert into interactions
  select 'web', 'visit-' || n % 50, 'Home', n / 3.0, at, at, at from (
    select n, now() - n * interval '97 minutes' as at from generate_series(1, 1000) as n
  ) as made;
  insert into interactions values ('web', 'ahead', 'Home', null, '9914-03-04Z', '9914-03-04Z', now());`

describe.each(DRIVERS)('the single table of an earlier version on $name', ({ open }) => {
  let sql: Sql
  let drop: () => Promise<void>

  beforeEach(async () => {
    ;({ sql, drop } = await open())
    await sql.script(SINGLE_TABLE)
  }, 120_000)
  afterEach(() => drop())

  const rows = () =>
    sql.query<{ row: string; place: string }>(
      'select tableoid::regclass::text as place, interactions::text as row from interactions order by 2',
    )
  const texts = async () => (await rows()).map(({ row }) => row)

  test('becomes the first partition, each row as it was, while records arrive and several services start', async () => {
    const before = await texts()
    const sent = Array.from({ length: 40 }, () => record({ createdAt: new Date().toISOString() }))
    const insert = ({ sessionIdentifier, createdAt }: (typeof sent)[number]) =>
      sql.write(`insert into interactions values ('web', $1, 'Map', null, $2, $2)`, [
        sessionIdentifier,
        createdAt,
      ])
    await Promise.all([
      ...sent.slice(0, 20).map(insert),
      ...[1, 2, 3].map(() => createStore(sql)),
      ...sent.slice(20).map(insert),
    ])
    const after = await rows()
    expect(after.filter(({ row }) => !row.includes('Map')).map(({ row }) => row)).toEqual(before)
    expect(after).toHaveLength(before.length + sent.length)
    const places = new Set(after.map(({ place }) => place))
    expect([...places]).toEqual([
      expect.stringMatching(/^interactions_to_\d{4}_\d\d_\d\d$/),
      'interactions_other',
    ])
    expect(after.filter(({ place }) => place === 'interactions_other')).toHaveLength(1)
    const store = await createStore(sql)
    expect((await store.counted('UTC', () => 0)).sums.interactions).toBe(after.length)
  })

  test('stays as it is where the process dies, and moves at the next start', async () => {
    const before = await texts()
    const dying: Sql = {
      ...sql,
      transaction: (work, options) =>
        sql.transaction(async (query) => {
          await work(query)
          throw new Error('killed before the commit')
        }, options),
    }
    await expect(createStore(dying)).rejects.toThrow('killed')
    expect(await texts()).toEqual(before)
    expect(new Set((await rows()).map(({ place }) => place))).toEqual(new Set(['interactions']))
    await createStore(sql)
    expect(await texts()).toEqual(before)
  })

  test('knows what it held as a repeat afterwards', async () => {
    const known = record()
    const { sessionIdentifier, action, createdAt } = known
    await sql.query(`insert into interactions values ('web', $1, $2, null, $3, $3)`, [
      sessionIdentifier,
      action,
      createdAt,
    ])
    const store = await createStore(sql)
    expect([await store.insert(known), await store.insert(record())]).toEqual(['repeat', 'stored'])
    expect(await store.countKnown([known])).toBe(1)
  })
})
