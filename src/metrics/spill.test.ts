import { describe, expect, it } from 'vitest'
import { AppError } from '#domain/base/errors'
import { FACT } from '../data/core/deviceFacts'
import { SPILL_KEY, SPILL_LIMIT } from './spill'
import { contextOf, createSessionStorage, createTestKiosk } from './testing/testKiosk'

const DEAD = Object.assign(new Error('Connection to Indexed Database server lost'), { name: 'UnknownError' })

async function kioskWithTab(options: Parameters<ReturnType<typeof createTestKiosk>['openTab']>[0] = {}) {
  const kiosk = createTestKiosk()
  const tab = await kiosk.openTab({ started: false, ...options })
  return { kiosk, tab }
}

describe('when the database does not take an event', () => {
  async function failing(session = createSessionStorage()) {
    const { kiosk, tab } = await kioskWithTab({ session })
    tab.breakDatabase(DEAD)
    return { kiosk, tab, session }
  }

  it('record says false and logs addRecord failed', async () => {
    const { kiosk, tab } = await failing()
    expect(await kiosk.event(tab, 'a')).toBe(false)
    expect(kiosk.logged.map(({ text }) => text)).toEqual(['addRecord failed'])
  })

  it('the event is stored by the timer once the database is back', async () => {
    const { kiosk, tab } = await failing()
    await kiosk.event(tab, 'a')
    tab.breakDatabase(null)
    await kiosk.time.pass(5_000)
    expect((await kiosk.rows()).map(({ action }) => action)).toEqual(['a'])
    expect(tab.recorder.status()).toMatchObject({ waiting: 0, failing: false })
  })

  it('stores it with the next event, in order', async () => {
    const { kiosk, tab } = await failing()
    await kiosk.event(tab, 'a')
    tab.breakDatabase(null)
    await kiosk.event(tab, 'b')
    expect((await kiosk.rows()).map(({ action, seq }) => [seq, action])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
  })

  it('stores it on a wake-up', async () => {
    const { kiosk, tab } = await failing()
    await kiosk.event(tab, 'a')
    tab.breakDatabase(null)
    tab.recorder.retry()
    await kiosk.time.settle()
    expect(await kiosk.rows()).toHaveLength(1)
  })

  it('logs the failure once per event, however often it is retried', async () => {
    const { kiosk, tab } = await failing()
    await kiosk.event(tab, 'a')
    await kiosk.time.pass(60_000)
    expect(kiosk.logged).toHaveLength(1)
  })

  it('stores the spill first after a reload', async () => {
    const { kiosk, tab, session } = await failing()
    await kiosk.event(tab, 'a')
    tab.kill()
    const next = await kiosk.openTab({ started: false, session })
    await kiosk.event(next, 'b')
    expect((await kiosk.rows()).sort((x, y) => x.seq - y.seq).map(({ action }) => action)).toEqual(['a', 'b'])
  })

  it('a spill that was committed after all is not stored again', async () => {
    const { kiosk, tab, session } = await failing()
    await kiosk.event(tab, 'a')
    const mirror = session.data.get(SPILL_KEY) ?? ''
    tab.breakDatabase(null)
    await kiosk.time.pass(5_000)
    tab.kill()
    session.data.set(SPILL_KEY, mirror)
    await kiosk.openTab({ started: false, session })
    expect(await kiosk.rows()).toHaveLength(1)
  })

  it('a tab that was duplicated with its spill stores it once', async () => {
    const { kiosk, tab, session } = await failing()
    await kiosk.event(tab, 'a')
    const copy = createSessionStorage()
    for (const [key, value] of session.data) copy.data.set(key, value)
    await kiosk.openTab({ started: false, session: copy })
    tab.breakDatabase(null)
    await kiosk.time.pass(5_000)
    expect(await kiosk.rows()).toHaveLength(1)
  })

  it('removes the mirror once the spill is stored', async () => {
    const { kiosk, tab, session } = await failing()
    await kiosk.event(tab, 'a')
    expect(session.data.has(SPILL_KEY)).toBe(true)
    tab.breakDatabase(null)
    await kiosk.time.pass(5_000)
    expect(session.data.has(SPILL_KEY)).toBe(false)
  })

  it('a mirror that cannot be written leaves the events in memory', async () => {
    const { kiosk, tab, session } = await failing()
    session.full = true
    await kiosk.event(tab, 'a')
    expect(tab.recorder.status()).toMatchObject({ waiting: 1, mirrored: false })
  })

  it('a broken mirror is set aside, and recording goes on', async () => {
    const session = createSessionStorage()
    const broken = '{"events":[{"id":1}],"overflow":5'
    session.data.set(SPILL_KEY, broken)
    const { kiosk, tab } = await kioskWithTab({ session })
    expect(await kiosk.event(tab, 'a')).toBe(true)
    expect(await kiosk.rows()).toMatchObject([
      { state: 'refused', damaged: JSON.stringify(broken) },
      { state: 'pending', action: 'a' },
    ])
  })
})

describe('on a full disk', () => {
  it('what is recorded waits in the tab, staff find a note, and it is stored once there is room', async () => {
    const session = createSessionStorage()
    const { kiosk, tab } = await kioskWithTab({ session })
    tab.breakDatabase(new AppError('storage-full'))
    expect(await kiosk.event(tab, 'a')).toBe(false)
    expect(tab.recorder.status()).toMatchObject({ waiting: 1, failing: true, mirrored: true })
    expect(kiosk.notes.map(({ code }) => code)).toContain('storage-records-waiting')
    tab.breakDatabase(null)
    await kiosk.time.pass(5_000)
    expect((await kiosk.rows()).map(({ action }) => action)).toEqual(['a'])
  })
})

describe('a full spill', () => {
  async function full(more: number) {
    const session = createSessionStorage()
    const { kiosk, tab } = await kioskWithTab({ session })
    tab.breakDatabase(DEAD)
    await kiosk.event(tab, 'first')
    for (let n = 1; n < SPILL_LIMIT + more; n += 1) void tab.recorder.record(`a${n}`, null, contextOf())
    await kiosk.time.settle()
    return { kiosk, tab, session }
  }

  it('keeps 500 events and counts the others', async () => {
    const { tab } = await full(7)
    expect(tab.recorder.status()).toMatchObject({ waiting: SPILL_LIMIT, overflowed: 7 })
  })

  it('counts a burst that outgrows it while the write is failing', async () => {
    const { kiosk, tab } = await kioskWithTab()
    tab.breakDatabase(DEAD)
    for (let n = 0; n < SPILL_LIMIT + 30; n += 1) void tab.recorder.record(`a${n}`, null, contextOf())
    await kiosk.time.settle()
    expect(tab.recorder.status()).toMatchObject({ waiting: SPILL_LIMIT, overflowed: 30 })
  })

  it('is full at 500 also while config.json is waited for', async () => {
    const { tab } = await kioskWithTab({ config: null })
    for (let n = 0; n < SPILL_LIMIT; n += 1) void tab.recorder.record(`a${n}`, null, contextOf())
    expect(await tab.recorder.record('one more', null, contextOf())).toBe(false)
    expect(tab.recorder.status()).toMatchObject({ waiting: SPILL_LIMIT, overflowed: 1 })
  })

  it('moves its count to the device when the database is back', async () => {
    const { kiosk, tab } = await full(7)
    tab.breakDatabase(null)
    await kiosk.time.pass(5_000)
    expect(await tab.facts.read(FACT.overflow)).toMatchObject({ total: 7 })
    expect(tab.recorder.status()).toMatchObject({ waiting: 0, overflowed: 0 })
  })

  it('keeps its count over a reload', async () => {
    const { kiosk, tab, session } = await full(7)
    tab.kill()
    const next = await kiosk.openTab({ started: false, session })
    expect(await next.facts.read(FACT.overflow)).toMatchObject({ total: 7 })
  })

  it('is counted once when the page dies between the commit and the clearing of the mirror', async () => {
    const { kiosk, tab, session } = await full(7)
    const mirror = session.data.get(SPILL_KEY) ?? ''
    tab.breakDatabase(null)
    await kiosk.time.pass(5_000)
    tab.kill()
    session.data.set(SPILL_KEY, mirror)
    const next = await kiosk.openTab({ started: false, session })
    expect(await next.facts.read(FACT.overflow)).toMatchObject({ total: 7 })
  })
})
