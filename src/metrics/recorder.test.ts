import { describe, expect, it } from 'vitest'
import { FACT } from '../data/deviceFacts'
import { DEFAULT_CONFIG, type KioskConfig } from '../domain/config'
import { FLEET_MODE, withMode } from '../domain/mode'
import { createRecorder } from './recorder'
import { SPILL_KEY, SPILL_LIMIT } from './spill'
import { contextOf, createSessionStorage, createStand, SESSION } from './testing/stand'

const OTHER = '22222222-2222-4222-8222-222222222222'
const DEAD = Object.assign(new Error('Connection to Indexed Database server lost'), { name: 'UnknownError' })
const without = (mode: 'fleet' | 'dealer' | 'tour'): KioskConfig => ({
  ...DEFAULT_CONFIG,
  activationIds: {
    ...DEFAULT_CONFIG.activationIds,
    web: { ...DEFAULT_CONFIG.activationIds.web, [mode]: {} },
  },
})
const silent = () => undefined

async function standWithTab(options: Parameters<ReturnType<typeof createStand>['openTab']>[0] = {}) {
  const stand = createStand()
  const tab = await stand.openTab({ started: false, ...options })
  return { stand, tab }
}

describe('a record', () => {
  it('is committed when its promise says true', async () => {
    const { stand, tab } = await standWithTab()
    expect(await tab.recorder.record('5-open', null, contextOf())).toBe(true)
    expect(await stand.rows()).toHaveLength(1)
  })

  it('holds the wire fields and what delivery needs', async () => {
    const { stand, tab } = await standWithTab()
    await stand.event(tab, '5-close', SESSION, 1234)
    const at = '2026-11-21T09:00:00.000Z'
    expect(await stand.rows()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        activationId: 'pharos-web-fleet-en-us',
        sessionIdentifier: SESSION,
        action: '5-close',
        value: 1234,
        createdAt: at,
        updatedAt: at,
        synced: 0,
        state: 'pending',
        attempts: 0,
        lastStatus: null,
        ackAt: null,
        seq: 1,
      },
    ])
  })

  it('turns a value that JSON does not know into null', async () => {
    const { stand, tab } = await standWithTab()
    await stand.event(tab, 'a', SESSION, Number.NaN)
    expect((await stand.rows())[0]?.value).toBeNull()
  })
})

describe('createdAt', () => {
  const times = async (stand: ReturnType<typeof createStand>) =>
    (await stand.rows()).map(({ createdAt }) => Date.parse(createdAt))

  it('moves up 1 ms on a tie inside a session', async () => {
    const { stand, tab } = await standWithTab()
    await Promise.all(['a', 'b', 'c'].map((action) => tab.recorder.record(action, null, contextOf())))
    const [first = 0, ...rest] = await times(stand)
    expect(rest).toEqual([first + 1, first + 2])
  })

  it('is the time of the event in a session of its own', async () => {
    const { stand, tab } = await standWithTab()
    await Promise.all([SESSION, OTHER].map((session) => tab.recorder.record('a', null, contextOf(session))))
    const [first, second] = await times(stand)
    expect(second).toBe(first)
  })

  it('grows when the clock jumps back', async () => {
    const { stand, tab } = await standWithTab()
    await stand.event(tab, 'a')
    stand.time.jump(-3_600_000)
    await stand.event(tab, 'b')
    const [first = 0, second] = await times(stand)
    expect(second).toBe(first + 1)
  })

  it('grows when the clock jumped back across a reload', async () => {
    const { stand, tab } = await standWithTab()
    await stand.event(tab, 'a')
    tab.kill()
    stand.time.jump(-3_600_000)
    await stand.event(await stand.openTab({ started: false }), 'b')
    const rows = (await stand.rows()).sort((a, b) => a.seq - b.seq)
    expect(Date.parse(rows[1]?.createdAt ?? '')).toBe(Date.parse(rows[0]?.createdAt ?? '') + 1)
  })

  it('goes on from what the transaction gave, not from what memory had', async () => {
    const { stand, tab } = await standWithTab()
    await stand.event(tab, 'a')
    tab.kill()
    stand.time.jump(-3_600_000)
    const next = await stand.openTab({ started: false })
    for (const action of ['b', 'c', 'd']) await stand.event(next, action)
    const sorted = (await stand.rows()).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    expect(sorted.map(({ action }) => action)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('seq', () => {
  it('counts on across tabs and reloads', async () => {
    const { stand, tab } = await standWithTab()
    await stand.event(tab, 'a')
    const other = await stand.openTab({ started: false })
    await stand.event(other, 'b', OTHER)
    await stand.event(tab, 'c')
    expect((await stand.rows()).map(({ seq }) => seq).sort()).toEqual([1, 2, 3])
  })
})

describe('group commit', () => {
  it('stores a burst in one transaction', async () => {
    const batches: number[] = []
    const recorder = createRecorder({ storage: null, log: silent })
    recorder.configure(DEFAULT_CONFIG)
    recorder.attach({
      write: async (batch) => {
        batches.push(batch.length)
        return []
      },
    })
    await Promise.all(Array.from({ length: 50 }, (_, n) => recorder.record(`a${n}`, null, contextOf())))
    expect(batches).toEqual([50])
  })

  it('keeps the order of the events', async () => {
    const { stand, tab } = await standWithTab()
    const actions = Array.from({ length: 700 }, (_, n) => `a${n}`)
    await Promise.all(actions.map((action) => tab.recorder.record(action, null, contextOf())))
    const rows = (await stand.rows()).sort((a, b) => a.seq - b.seq)
    expect(rows.map(({ action }) => action)).toEqual(actions)
  })
})

describe('before config.json has been read', () => {
  it('an event waits, and is decided by the mode, language and device it had', async () => {
    const { stand, tab } = await standWithTab({ config: null })
    const mode = withMode(FLEET_MODE, 'demo')
    void tab.recorder.record('a', null, { sessionIdentifier: SESSION, mode, locale: 'fr-CA', device: 'ipad' })
    mode.inDemoMode = false
    await stand.time.settle()
    expect(await stand.rows()).toEqual([])
    tab.recorder.configure(DEFAULT_CONFIG)
    await stand.time.settle()
    expect((await stand.rows())[0]?.activationId).toBe('pharos-ipad-tour-fr-ca')
  })

  it('an event keeps the time at which it happened', async () => {
    const { stand, tab } = await standWithTab({ config: null })
    void tab.recorder.record('a', null, contextOf())
    await stand.time.pass(20_000)
    tab.recorder.configure(DEFAULT_CONFIG)
    await stand.time.settle()
    expect((await stand.rows())[0]?.createdAt).toBe('2026-11-21T09:00:00.000Z')
  })

  it('an event outlives a reload', async () => {
    const session = createSessionStorage()
    const { stand, tab } = await standWithTab({ config: null, session })
    void tab.recorder.record('a', null, contextOf())
    tab.kill()
    await stand.openTab({ started: false, session })
    expect((await stand.rows()).map(({ action }) => action)).toEqual(['a'])
  })

  it('an event that turns out not to be tracked leaves the others alone', async () => {
    const { stand, tab } = await standWithTab({ config: null })
    const dealer = { ...contextOf(), mode: withMode(FLEET_MODE, 'dealer') }
    const all = [contextOf(), dealer, contextOf()].map((context, n) =>
      tab.recorder.record(`a${n}`, null, context),
    )
    tab.recorder.configure(without('dealer'))
    expect(await Promise.all(all)).toEqual([true, true, true])
    expect((await stand.rows()).map(({ action }) => action)).toEqual(['a0', 'a2'])
  })
})

describe('an event without an activation id', () => {
  it('is not stored', async () => {
    const { stand, tab } = await standWithTab({ config: without('fleet') })
    await stand.event(tab, 'a')
    expect(await stand.rows()).toEqual([])
  })

  it('is logged as metrics not tracked, and nothing failed', async () => {
    const { stand, tab } = await standWithTab({ config: without('fleet') })
    expect(await tab.recorder.record('a', null, contextOf())).toBe(true)
    expect(stand.logged.map(({ text }) => text)).toEqual(['metrics not tracked'])
  })
})

describe('when the database closes under the page', () => {
  it('the event is stored on a new handle', async () => {
    const { stand, tab } = await standWithTab()
    await stand.event(tab, 'a')
    tab.loseDatabase()
    expect(await stand.event(tab, 'b')).toBe(true)
    expect(await stand.rows()).toHaveLength(2)
  })

  it('in the middle of a write, the event is stored once', async () => {
    const { stand, tab } = await standWithTab()
    await stand.event(tab, 'a')
    const stored = tab.recorder.record('b', null, contextOf())
    await new Promise((resolve) => setImmediate(resolve))
    tab.loseDatabase()
    expect(await stored).toBe(true)
    expect((await stand.rows()).map(({ action }) => action)).toEqual(['a', 'b'])
  })
})

describe('when the database does not take an event', () => {
  async function failing(session = createSessionStorage()) {
    const { stand, tab } = await standWithTab({ session })
    tab.breakDatabase(DEAD)
    return { stand, tab, session }
  }

  it('record says false and logs addRecord failed', async () => {
    const { stand, tab } = await failing()
    expect(await stand.event(tab, 'a')).toBe(false)
    expect(stand.logged.map(({ text }) => text)).toEqual(['addRecord failed'])
  })

  it('the event is stored by the timer once the database is back', async () => {
    const { stand, tab } = await failing()
    await stand.event(tab, 'a')
    tab.breakDatabase(null)
    await stand.time.pass(5_000)
    expect((await stand.rows()).map(({ action }) => action)).toEqual(['a'])
  })

  it('the next event takes it along, in order', async () => {
    const { stand, tab } = await failing()
    await stand.event(tab, 'a')
    tab.breakDatabase(null)
    await stand.event(tab, 'b')
    expect((await stand.rows()).map(({ action, seq }) => [seq, action])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
  })

  it('a wake-up takes it along', async () => {
    const { stand, tab } = await failing()
    await stand.event(tab, 'a')
    tab.breakDatabase(null)
    tab.recorder.retry()
    await stand.time.settle()
    expect(await stand.rows()).toHaveLength(1)
  })

  it('the failure is logged once an event, however often it is tried', async () => {
    const { stand, tab } = await failing()
    await stand.event(tab, 'a')
    await stand.time.pass(60_000)
    expect(stand.logged).toHaveLength(1)
  })

  it('a reload takes the spill up first', async () => {
    const { stand, tab, session } = await failing()
    await stand.event(tab, 'a')
    tab.kill()
    const next = await stand.openTab({ started: false, session })
    await stand.event(next, 'b')
    expect((await stand.rows()).sort((x, y) => x.seq - y.seq).map(({ action }) => action)).toEqual(['a', 'b'])
  })

  it('a spill that was committed after all is not stored again', async () => {
    const { stand, tab, session } = await failing()
    await stand.event(tab, 'a')
    const mirror = session.data.get(SPILL_KEY) ?? ''
    tab.breakDatabase(null)
    await stand.time.pass(5_000)
    tab.kill()
    session.data.set(SPILL_KEY, mirror)
    await stand.openTab({ started: false, session })
    expect(await stand.rows()).toHaveLength(1)
  })

  it('a tab that was duplicated with its spill stores it once', async () => {
    const { stand, tab, session } = await failing()
    await stand.event(tab, 'a')
    const copy = createSessionStorage()
    for (const [key, value] of session.data) copy.data.set(key, value)
    await stand.openTab({ started: false, session: copy })
    tab.breakDatabase(null)
    await stand.time.pass(5_000)
    expect(await stand.rows()).toHaveLength(1)
  })

  it('the mirror is gone when the spill is stored', async () => {
    const { stand, tab, session } = await failing()
    await stand.event(tab, 'a')
    expect(session.data.has(SPILL_KEY)).toBe(true)
    tab.breakDatabase(null)
    await stand.time.pass(5_000)
    expect(session.data.has(SPILL_KEY)).toBe(false)
  })

  it('a mirror that cannot be written leaves the events in memory', async () => {
    const { stand, tab, session } = await failing()
    session.full = true
    await stand.event(tab, 'a')
    expect(tab.recorder.status()).toMatchObject({ waiting: 1, mirrored: false })
  })

  it('a broken mirror is no mirror', async () => {
    const session = createSessionStorage()
    session.data.set(SPILL_KEY, '{"events":[{"id":1}],"overflow":5')
    const { stand, tab } = await standWithTab({ session })
    expect(await stand.event(tab, 'a')).toBe(true)
  })
})

describe('a full spill', () => {
  async function full(more: number) {
    const session = createSessionStorage()
    const { stand, tab } = await standWithTab({ session })
    tab.breakDatabase(DEAD)
    await stand.event(tab, 'first')
    for (let n = 1; n < SPILL_LIMIT + more; n += 1) void tab.recorder.record(`a${n}`, null, contextOf())
    await stand.time.settle()
    return { stand, tab, session }
  }

  it('keeps 500 events and counts the others', async () => {
    const { tab } = await full(7)
    expect(tab.recorder.status()).toMatchObject({ waiting: SPILL_LIMIT, overflowed: 7 })
  })

  it('counts a burst that outgrows it while the write is failing', async () => {
    const { stand, tab } = await standWithTab()
    tab.breakDatabase(DEAD)
    for (let n = 0; n < SPILL_LIMIT + 30; n += 1) void tab.recorder.record(`a${n}`, null, contextOf())
    await stand.time.settle()
    expect(tab.recorder.status()).toMatchObject({ waiting: SPILL_LIMIT, overflowed: 30 })
  })

  it('moves its count to the device when the database is back', async () => {
    const { stand, tab } = await full(7)
    tab.breakDatabase(null)
    await stand.time.pass(5_000)
    expect(await tab.facts.read(FACT.overflow)).toMatchObject({ total: 7 })
    expect(tab.recorder.status()).toMatchObject({ waiting: 0, overflowed: 0 })
  })

  it('keeps its count over a reload', async () => {
    const { stand, tab, session } = await full(7)
    tab.kill()
    const next = await stand.openTab({ started: false, session })
    expect(await next.facts.read(FACT.overflow)).toMatchObject({ total: 7 })
  })

  it('is counted once when the page dies between the commit and the clearing of the mirror', async () => {
    const { stand, tab, session } = await full(7)
    const mirror = session.data.get(SPILL_KEY) ?? ''
    tab.breakDatabase(null)
    await stand.time.pass(5_000)
    tab.kill()
    session.data.set(SPILL_KEY, mirror)
    const next = await stand.openTab({ started: false, session })
    expect(await next.facts.read(FACT.overflow)).toMatchObject({ total: 7 })
  })
})
