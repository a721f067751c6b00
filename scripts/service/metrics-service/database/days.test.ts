import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMetricsApp } from '../service'
import { createStore, type MetricsStore, type Sql } from '../store'
import { DRIVERS, record } from '../testing/service'

const DAY_MS = 24 * 3_600_000
const dayAt = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const nameOf = (days: number) => `interactions_${dayAt(days).replaceAll('-', '_')}`
const NO_REST = () => 0

describe.each(DRIVERS)('the days of the table on $name', ({ name, open }) => {
  let sql: Sql
  let drop: () => Promise<void>
  let store: MetricsStore

  beforeAll(async () => {
    ;({ sql, drop } = await open())
    store = await createStore(sql)
  }, 120_000)
  afterAll(() => drop())
  beforeEach(async () => {
    await sql.script('truncate interactions; truncate interactions_exported')
    for (const name of await partitions())
      if (name !== 'interactions_other') await sql.script(`drop table ${name}`)
  })

  const partitions = async () =>
    (
      await sql.query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'interactions'::regclass order by 1`,
      )
    ).map(({ name }) => name)
  const partitionOf = async (session: string) =>
    (
      await sql.query<{ name: string }>(
        'select tableoid::regclass::text as name from interactions where session_identifier = $1',
        [session],
      )
    ).map(({ name }) => name)
  /** A record that happened and arrived so many days from now, the latter earlier in the past where `arrived` says so. */
  const happened = async (session: string, days: number, arrived = days) => {
    const at = `${dayAt(days)}T12:00:00.000Z`
    await sql.query(
      `insert into interactions values ('web', $1, 'Home', null, $2, $2, now() + $3 * interval '1 day')`,
      [session, at, arrived],
    )
  }
  const exportAll = async () => {
    for await (const _ of store.exported(1_000));
  }
  /** Interactions that a report counts, by the day. */
  const counted = async () => {
    const { sums } = await store.counted('UTC', NO_REST)
    return [sums.interactions, sums.rows.filter(({ part }) => part === 'begun').map(({ day }) => day)]
  }

  test('are made a week ahead, once, by several processes at the same time', async () => {
    await Promise.all([store.keepDays({}), store.keepDays({}), store.keepDays({})])
    const ahead = Array.from({ length: 8 }, (_, at) => nameOf(at))
    expect(await partitions()).toEqual([...ahead, 'interactions_other'])
    expect((await store.keepDays({})).made).toEqual([])
  })

  test('take what is in the default when they are made, and a repeat is still known as one', async () => {
    const sent = record({ createdAt: `${dayAt(1)}T23:59:59.999Z` })
    await store.insert(sent)
    await happened('after', 30)
    expect(await partitionOf(sent.sessionIdentifier)).toEqual(['interactions_other'])
    await store.keepDays({})
    expect(await partitionOf(sent.sessionIdentifier)).toEqual([nameOf(1)])
    expect(await partitionOf('after')).toEqual(['interactions_other'])
    expect(await store.insert(sent)).toBe('repeat')
    expect(await store.all()).toHaveLength(2)
  })

  test('of the past are made where the default has many records of one, never for a wrong clock', async () => {
    for (const at of [1, 2, 3]) await happened(`late-${at}`, -5, 0)
    await happened('alone', -6, 0)
    for (const at of [1, 2, 3]) await happened(`clock-${at}`, -4_000, 0)
    const { made } = await store.keepDays({ worthADay: 3 })
    expect(made).toContain(nameOf(-5))
    expect(await partitionOf('late-2')).toEqual([nameOf(-5)])
    for (const session of ['alone', 'clock-1'])
      expect(await partitionOf(session)).toEqual(['interactions_other'])
  })
  // The embedded database has one connection, on which nothing waits for another.
  const onServer = name === 'Postgres server' ? test : () => undefined
  onServer('that are made while a record arrives take it', async () => {
    const sent = record({ createdAt: `${dayAt(2)}T12:00:00.000Z` })
    let arriving: Promise<string> | undefined
    await sql.transaction(async (query) => {
      await query('lock table interactions_other in share row exclusive mode')
      arriving = store.insert(sent)
      const waits = () =>
        sql.query(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into interactions%'
          and pid <> pg_backend_pid() and datname = current_database()`)
      await expect.poll(async () => (await waits()).length).toBeGreaterThan(0)
      await query(`create table ${nameOf(2)} (like interactions including defaults)`)
      await query(`alter table interactions attach partition ${nameOf(2)}
        for values from ('${dayAt(2)} 00:00Z') to ('${dayAt(3)} 00:00Z')`)
    })
    expect(await arriving).toBe('stored')
    expect(await partitionOf(sent.sessionIdentifier)).toEqual([nameOf(2)])
  })

  /** A whole day of 40 days ago, one of ten days ago, and a record of long ago that is late. */
  async function oldDays() {
    for (const days of [-40, -10]) {
      await happened(`visit${days}`, days)
      await store.keepDays({ worthADay: 1 })
    }
    await happened('late', -60, -35)
    return ['visit-10', 'visit-40', 'late']
  }
  const sessions = async () => (await store.all()).map(({ sessionIdentifier }) => sessionIdentifier)

  test('go when they are old, exported and counted, and keep their sums', async () => {
    const all = await oldDays()
    const before = await counted()
    expect(before).toEqual([3, [dayAt(-60), dayAt(-40), dayAt(-10)]])
    await store.keepDays({})
    await store.keepDays({ keepDays: 30 })
    expect((await sessions()).sort()).toEqual(all.sort())
    await exportAll()
    expect((await store.keepDays({ keepDays: 30 })).deleted).toEqual([nameOf(-40)])
    expect(await sessions()).toEqual(['visit-10'])
    expect(await counted()).toEqual(before)
    await happened('visit-10', 0)
    expect(await counted()).toEqual([4, before[1]])
  })

  test('stay until they were counted, and until a record that arrived lately is old, too', async () => {
    await oldDays()
    await exportAll()
    expect((await store.keepDays({ keepDays: 30 })).deleted).toEqual([])
    await counted()
    await happened('lately', -40, -1)
    await exportAll()
    await counted()
    expect((await store.keepDays({ keepDays: 30 })).deleted).toEqual([])
  })

  test('go without an export where that was told', async () => {
    await oldDays()
    await counted()
    expect((await store.keepDays({ keepDays: 30, deletesUnexported: true })).deleted).toEqual([nameOf(-40)])
  })

  test('an export is whole where the database takes no writes, and counts for nothing', async () => {
    await oldDays()
    await counted()
    const readOnly = await createStore({ ...sql, write: () => Promise.reject(new Error('read-only')) })
    const exported: string[] = []
    for await (const rows of readOnly.exported(2))
      exported.push(...rows.map(({ sessionIdentifier }) => sessionIdentifier))
    expect(exported.sort()).toEqual(['late', 'visit-10', 'visit-40'])
    expect((await store.keepDays({ keepDays: 30 })).deleted).toEqual([])
  })

  test('a download counts once it is read to its end, and not when it is only asked about', async () => {
    await oldDays()
    const app = createMetricsApp({ store })
    const fromHere = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const ask = (method: string) =>
      app.request(
        'http://127.0.0.1/api/interactions.csv',
        { method, headers: { host: '127.0.0.1' } },
        fromHere,
      )
    const noted = async () => (await sql.query('select from interactions_exported')).length
    await ask('HEAD')
    const left = await ask('GET')
    expect(left.status).toBe(200)
    await left.body?.cancel()
    expect(await noted()).toBe(0)
    expect((await (await ask('GET')).text()).trim().split('\n')).toHaveLength(4)
    expect(await noted()).toBe(1)
  })

  test('an export that broke off counts for nothing', async () => {
    await oldDays()
    await counted()
    for await (const _ of store.exported(1)) break
    expect((await store.keepDays({ keepDays: 30 })).deleted).toEqual([])
  })
})
