import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DayRecord, sumDay } from '#domain/booth/today/sumDay'
import { visitOutline } from '#domain/booth/today/visitOutline'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { createStore, type MetricsStore, type Sql, type StoredInteraction } from '../store'
import { DRIVERS } from '../testing/service'
import { activationLabels } from './activations'
import { type EventSums, eventCounter } from './eventSums'
import { eventFigures } from './figures'
import type { SumsRow } from './sumsQuery'
import { momentIn } from './zone'

const ZONE = 'America/Toronto'

describe.each(DRIVERS)('the sums of the event on $name', ({ name, open }) => {
  const isServer = name === 'Postgres server'
  let sql: Sql
  let drop: () => Promise<void>
  let store: MetricsStore

  beforeAll(async () => {
    ;({ sql, drop } = await open())
    store = await createStore(sql)
  }, 120_000)
  afterAll(() => drop())
  beforeEach(() => sql.script('truncate interactions'))

  /** Every record counts as arrived two hours ago plus `minute`; 90 of them settle, later ones are counted anew. */
  const arrive = (from: number, to: number, minute: number) =>
    sql.script(`
    insert into interactions
    select case when n % 4 = 0 then 'web' else 'ipad' end, 'visit-' || n % 13,
      (array['Home', '3-open', '3-close', 'Map', 'Map', 'Reset', '7.1-open', 'Vehicles', '7.3-close', 'Notifications'])[n % 10 + 1],
      case when n % 3 > 0 then n * 100.5 end, at, at,
      now() - interval '2 hours' + interval '${minute} minutes'
    from (select n, timestamptz '2026-11-21 20:00Z' + n * interval '7 minutes' as at
      from generate_series(${from}, ${to}) as n) as made`)

  const NO_REST = () => 0

  /** The sums as a process reads them that has just started. */
  async function read(): Promise<EventSums> {
    return (await eventCounter(sql, ZONE, { stepRecords: 1_000 }).read(NO_REST)).sums
  }

  /** The same sums, added up one record at a time. */
  function addedUp(records: readonly StoredInteraction[]): EventSums {
    const rows = new Map<string, SumsRow & { of: Set<string> }>()
    const sum = (part: SumsRow['part'], day: string | null, key: string) => {
      const name = [part, day, key].join('|')
      const row = rows.get(name) ?? {
        part,
        day,
        key,
        visits: 0,
        records: 0,
        valued: 0,
        total: 0,
        of: new Set(),
      }
      rows.set(name, row)
      return row
    }
    const dayOf = (iso: string) => momentIn(ZONE, iso).slice(0, 10)
    for (const { action, value, createdAt, sessionIdentifier } of records) {
      for (const day of [dayOf(createdAt), null]) {
        const row = sum('actions', day, action)
        row.records += 1
        row.valued += value === null ? 0 : 1
        row.total += value ?? 0
        row.of.add(sessionIdentifier)
      }
    }
    for (const visit of new Set(records.map(({ sessionIdentifier }) => sessionIdentifier))) {
      const own = records.filter(({ sessionIdentifier }) => sessionIdentifier === visit)
      const first = own.map(({ createdAt }) => createdAt).sort()[0] ?? ''
      const begun = dayOf(first)
      sum('begun', begun, momentIn(ZONE, first).slice(11, 13)).of.add(visit)
      const { seconds, openedHint, finishedHint, stays } = visitOutline(own)
      if (seconds !== null) sum('lengths', begun, String(seconds)).of.add(visit)
      if (openedHint) sum('reached', begun, 'hint').of.add(visit)
      if (finishedHint) sum('reached', begun, 'finished').of.add(visit)
      if (stays.length > 0) sum('reached', begun, 'room').of.add(visit)
      for (const { room, ms } of stays) {
        const row = sum('rooms', begun, room)
        row.of.add(visit)
        row.records += 1
        row.total += ms
      }
      for (const day of new Set([null, ...own.map(({ createdAt }) => dayOf(createdAt))])) {
        const then = own.filter(({ createdAt }) => day === null || dayOf(createdAt) === day)
        const ids = [...new Set(then.map(({ activationId }) => activationId))].sort()
        sum('ids', day, `[${ids.map((id) => JSON.stringify(id)).join(', ')}]`).of.add(visit)
      }
    }
    const counted = [...rows.values()].map(({ of, ...row }) => ({ ...row, visits: of.size }))
    return { interactions: records.length, rows: counted }
  }

  const inOrder = ({ interactions, rows }: EventSums) => ({
    interactions,
    rows: rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort(),
  })
  const expectTrue = async (sums: EventSums) =>
    expect(inOrder(sums)).toEqual(inOrder(addedUp(await store.all())))

  it('are those of the records, whatever arrived since they were read last', async () => {
    await arrive(0, 89, 0)
    await expectTrue(await read())
    // Visits that were settled go on, some of them on the next day.
    await arrive(90, 140, 10)
    await expectTrue(await read())
    await arrive(300, 309, 119.9)
    await expectTrue(await read())
    await expectTrue(await read())
  })

  it('are counted anew where settled records were deleted, and where some arrive with an earlier time', async () => {
    await arrive(0, 89, 0)
    await read()
    await sql.script(`delete from interactions where session_identifier = 'visit-3'`)
    await expectTrue(await read())
    await arrive(200, 240, -60)
    await expectTrue(await read())
  })

  it('are the same from every process, whoever counts and in whatever order records arrive', async () => {
    const processes = [40, 7, 1_000].map((stepRecords) => eventCounter(sql, ZONE, { stepRecords }))
    const stored = async () => {
      for (;;) {
        await Promise.all(processes.map((process) => process.keepUp(NO_REST)))
        const read = await Promise.all(processes.map((process) => process.read(NO_REST)))
        const { length } = await store.all()
        // Who had no turn may have read what was counted before.
        if (read.every(({ sums }) => sums.interactions === length)) {
          const [row] = await sql.query<{ sums: string }>('select sums from interactions_counts')
          return [row?.sums, ...read.map(({ sums }) => JSON.stringify(sums.rows))]
        }
      }
    }
    await arrive(0, 89, 0)
    await stored()
    await arrive(90, 140, 10)
    const [text, ...rows] = await stored()
    expect(new Set(rows).size).toBe(1)
    await sql.script('truncate interactions')
    await arrive(100, 140, 0)
    await stored()
    await arrive(0, 60, 20)
    await stored()
    await arrive(61, 99, -30)
    expect((await stored())[0]).toBe(text)
  })

  it('rest after a count for all processes, which read meanwhile what was counted last', async () => {
    const restful = () => 60_000
    await arrive(0, 40, 0)
    const first = await eventCounter(sql, ZONE).read(restful)
    await arrive(41, 60, 10)
    const second = await eventCounter(sql, ZONE).read(restful)
    expect(second.sums).toEqual(first.sums)
    expect(second.countedAtMs).toBe(first.countedAtMs)
    expect((await read()).interactions).toBe(61)
  })

  it('are read as they were committed last while another process counts', async () => {
    await arrive(0, 40, 0)
    await read()
    await arrive(41, 60, 10)
    let reading: Promise<EventSums> | undefined
    await sql.transaction(async (query) => {
      await query('select from interactions_counts for update')
      // The embedded database has one connection, so that there the reader waits for the end.
      reading = read()
      if (isServer) expect((await reading).interactions).toBe(41)
    })
    expect((await reading)?.interactions).toBe(isServer ? 41 : 61)
  })

  it('count a visit that is restored after it was deleted, and nothing of an empty table', async () => {
    await arrive(0, 89, 0)
    await read()
    await sql.script(`
    create temp table kept as select * from interactions where session_identifier = 'visit-3';
    delete from interactions where session_identifier = 'visit-3'`)
    await expectTrue(await read())
    await sql.script('insert into interactions select * from kept; drop table kept')
    await expectTrue(await read())
    await sql.script('truncate interactions')
    expect(await read()).toEqual({ interactions: 0, rows: [] })
  })

  it('of values that no clock told stay numbers', async () => {
    await sql.script(`insert into interactions select 'web', 'v', 'a', v, now() + v / 1e307 * interval '1 ms', now(), now()
    from unnest(array[1.7e308, 1.6e308, 5]::float8[]) as v`)
    const { rows } = await read()
    expect(rows.find(({ part, day }) => part === 'actions' && day === null)?.total).toBe(2e12 + 5)
  })

  const DAY = '2026-11-23'
  const { activationIds } = SHIPPED_CONFIG
  const known = [
    'pharos-web-fleet-en-us',
    'pharos-ipad-tour-fr-ca',
    'pharos-web-dealer-es-mx',
    'of another kiosk',
  ]
  const NAVIGATED = ['Home', 'Map', 'Vehicles']

  const events = fc.array(
    fc.record({
      sessionIdentifier: fc.nat(8).map((n) => `visit-${n}`),
      action: fc.constantFrom(...NAVIGATED, '9.1-open', '9.2-close', '3-open', '3-close', 'Reset'),
      value: fc.nat(9_000),
      activationId: fc.constantFrom(...known),
      minute: fc.nat(10 * 60),
    }),
    { minLength: 200, maxLength: 200 },
  )

  it('the report on a kiosk counts what the service counts of the same records', async () => {
    const [made = []] = fc.sample(events, { numRuns: 1, seed: 17 })
    const records = made.map(({ minute, value, ...event }, at): DayRecord & { updatedAt: string } => {
      const createdAt = new Date(Date.UTC(2026, 10, 23, 8, minute, 0, at)).toISOString()
      const hasValue = event.action.endsWith('close') || event.action === 'Reset'
      return { ...event, value: hasValue ? value : null, createdAt, updatedAt: createdAt }
    })
    for (const record of records) await store.insert(record)
    const sums = sumDay({
      visits: [],
      records,
      runs: [],
      activationIds,
      day: DAY,
      from: `${DAY}T00:00:00.000Z`,
      to: '2026-11-24T00:00:00.000Z',
      event: null,
      hourOf: (iso) => new Date(iso).getUTCHours(),
    })
    const figures = eventFigures(
      (await store.counted('UTC', NO_REST)).sums,
      [DAY],
      activationLabels(activationIds),
    )

    const count = (action: string) => figures.actions.find((row) => row.action === action)
    expect(sums.records).toBe(figures.actions.reduce((sum, { interactions }) => sum + interactions, 0))
    expect(sums.opened.map(({ action, count: times }) => [action, times]).sort()).toEqual(
      NAVIGATED.map((action) => [action, count(action)?.interactions]).sort(),
    )
    expect(sums.hints).toEqual(figures.hints)
    expect(sums.hints.map(({ id }) => id).sort()).toEqual([3, 9])
    expect(sums.length).toEqual(figures.length)
    expect(sums.length?.of).toBeGreaterThan(2)
    expect(sums.rooms).toEqual(figures.rooms)
    expect(sums.rooms.map(({ room }) => room).sort()).toEqual(NAVIGATED)
    expect(sums.visitsInRooms).toBe(figures.reached.room)
    expect(sums.funnel.toured).toBe(figures.reached.hint)
    expect(sums.hours.flatMap((visits, hour) => (visits > 0 ? [{ day: DAY, hour, visits }] : []))).toEqual(
      figures.begun,
    )
    const told = (labels: { label: string | null; visits: number }[]) =>
      labels.flatMap(({ label, visits }) => (label === null ? [] : [visits])).sort()
    const counted = (of: readonly { visits: number }[]) => of.map(({ visits }) => visits).sort()
    expect(counted(sums.languages)).toEqual(told(figures.by.language))
    expect(counted(sums.devices)).toEqual(told(figures.by.device))
  })
})
