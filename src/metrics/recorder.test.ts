import { describe, expect, it, vi } from 'vitest'
import { connectWorkHost, holdWorkAhead } from '#domain/base/workAhead'
import { type KioskConfig, SHIPPED_CONFIG } from '#domain/device/config'
import { FLEET_MODE, withMode } from '#domain/device/mode'
import { createRecorder, type WriteBatch } from './recorder'
import { contextOf, createSessionStorage, createTestKiosk, SESSION } from './testing/testKiosk'

const OTHER = '22222222-2222-4222-8222-222222222222'
const without = (mode: 'fleet' | 'dealer' | 'tour'): KioskConfig => ({
  ...SHIPPED_CONFIG,
  activationIds: {
    ...SHIPPED_CONFIG.activationIds,
    web: { ...SHIPPED_CONFIG.activationIds.web, [mode]: {} },
  },
})
const silent = () => undefined

async function kioskWithTab(options: Parameters<ReturnType<typeof createTestKiosk>['openTab']>[0] = {}) {
  const kiosk = createTestKiosk()
  const tab = await kiosk.openTab({ started: false, ...options })
  return { kiosk, tab }
}

describe('a record', () => {
  it('is committed when its promise says true', async () => {
    const { kiosk, tab } = await kioskWithTab()
    expect(await tab.recorder.record('5-open', null, contextOf())).toBe(true)
    expect(await kiosk.rows()).toHaveLength(1)
  })

  it('of a press is written after the answer to the press is painted, with others of the same press', async () => {
    const write = vi.fn<WriteBatch>(async () => [])
    const recorder = createRecorder({ storage: null, log: silent })
    recorder.configure(SHIPPED_CONFIG)
    recorder.attach({ write })
    let paint = (): void => undefined
    connectWorkHost({
      post: (turn) => void setTimeout(turn),
      afterPaint: (painted) => {
        paint = painted
      },
      isInputPending: () => false,
    })
    holdWorkAhead()
    const stored = ['Map', '0-open'].map((action) => recorder.record(action, null, contextOf()))
    await new Promise((resolve) => setTimeout(resolve))
    expect(write).not.toHaveBeenCalled()
    paint()
    expect(await Promise.all(stored)).toEqual([true, true])
    expect(write).toHaveBeenCalledOnce()
  })

  it('holds the wire fields and what delivery needs', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, '5-close', SESSION, 1234)
    const at = '2026-11-21T09:00:00.000Z'
    expect(await kiosk.rows()).toEqual([
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
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, 'a', SESSION, Number.NaN)
    expect((await kiosk.rows())[0]?.value).toBeNull()
  })
})

describe('createdAt', () => {
  const times = async (kiosk: ReturnType<typeof createTestKiosk>) =>
    (await kiosk.rows()).map(({ createdAt }) => Date.parse(createdAt))

  it('moves up 1 ms on a tie inside a session', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await Promise.all(['a', 'b', 'c'].map((action) => tab.recorder.record(action, null, contextOf())))
    const [first = 0, ...rest] = await times(kiosk)
    expect(rest).toEqual([first + 1, first + 2])
  })

  it('is the time of the event in a session of its own', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await Promise.all([SESSION, OTHER].map((session) => tab.recorder.record('a', null, contextOf(session))))
    const [first, second] = await times(kiosk)
    expect(second).toBe(first)
  })

  it('grows when the clock jumps back', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, 'a')
    kiosk.time.jump(-3_600_000)
    await kiosk.event(tab, 'b')
    const [first = 0, second] = await times(kiosk)
    expect(second).toBe(first + 1)
  })

  it('grows when the clock jumped back across a reload', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, 'a')
    tab.kill()
    kiosk.time.jump(-3_600_000)
    await kiosk.event(await kiosk.openTab({ started: false }), 'b')
    const rows = (await kiosk.rows()).sort((a, b) => a.seq - b.seq)
    expect(Date.parse(rows[1]?.createdAt ?? '')).toBe(Date.parse(rows[0]?.createdAt ?? '') + 1)
  })

  it('grows inside a burst after the clock jumped back across a reload', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, 'a')
    tab.kill()
    kiosk.time.jump(-3_600_000)
    const next = await kiosk.openTab({ started: false })
    await Promise.all(['b', 'c'].map((action) => next.recorder.record(action, null, contextOf())))
    const [first = 0, ...rest] = (await times(kiosk)).sort()
    expect(rest).toEqual([first + 1, first + 2])
  })

  it('goes on from what the transaction gave, not from what memory had', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, 'a')
    tab.kill()
    kiosk.time.jump(-3_600_000)
    const next = await kiosk.openTab({ started: false })
    for (const action of ['b', 'c', 'd']) await kiosk.event(next, action)
    const sorted = (await kiosk.rows()).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    expect(sorted.map(({ action }) => action)).toEqual(['a', 'b', 'c', 'd'])
  })
})

it('the time of an event is settled when it happens, not when it is written', async () => {
  const times: string[] = []
  const recorder = createRecorder({ storage: null, log: silent, clock: () => 1_000 })
  recorder.configure(SHIPPED_CONFIG)
  const all = ['a', 'b', 'c'].map((action) => recorder.record(action, null, contextOf()))
  recorder.attach({
    write: async (batch) => {
      times.push(...batch.map(({ createdAt }) => createdAt))
      return []
    },
  })
  await Promise.all(all)
  expect(times.map((time) => Date.parse(time))).toEqual([1_000, 1_001, 1_002])
})

describe('seq', () => {
  it('counts on across tabs and reloads', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, 'a')
    const other = await kiosk.openTab({ started: false })
    await kiosk.event(other, 'b', OTHER)
    await kiosk.event(tab, 'c')
    expect((await kiosk.rows()).map(({ seq }) => seq).sort()).toEqual([1, 2, 3])
  })
})

describe('group commit', () => {
  it('stores a burst in one transaction', async () => {
    const batches: number[] = []
    const recorder = createRecorder({ storage: null, log: silent })
    recorder.configure(SHIPPED_CONFIG)
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
    const { kiosk, tab } = await kioskWithTab()
    const actions = Array.from({ length: 700 }, (_, n) => `a${n}`)
    await Promise.all(actions.map((action) => tab.recorder.record(action, null, contextOf())))
    const rows = (await kiosk.rows()).sort((a, b) => a.seq - b.seq)
    expect(rows.map(({ action }) => action)).toEqual(actions)
  })
})

describe('before config.json has been read', () => {
  it('an event waits, and is decided by the mode, language and device it had', async () => {
    const { kiosk, tab } = await kioskWithTab({ config: null })
    const mode = withMode(FLEET_MODE, 'demo')
    void tab.recorder.record('a', null, { sessionIdentifier: SESSION, mode, locale: 'fr-CA', device: 'ipad' })
    mode.inDemoMode = false
    await kiosk.time.settle()
    expect(await kiosk.rows()).toEqual([])
    tab.recorder.configure(SHIPPED_CONFIG)
    await kiosk.time.settle()
    expect((await kiosk.rows())[0]?.activationId).toBe('pharos-ipad-tour-fr-ca')
  })

  it('an event keeps the time at which it happened', async () => {
    const { kiosk, tab } = await kioskWithTab({ config: null })
    void tab.recorder.record('a', null, contextOf())
    await kiosk.time.pass(20_000)
    tab.recorder.configure(SHIPPED_CONFIG)
    await kiosk.time.settle()
    expect((await kiosk.rows())[0]?.createdAt).toBe('2026-11-21T09:00:00.000Z')
  })

  it('an event outlives a reload', async () => {
    const session = createSessionStorage()
    const { kiosk, tab } = await kioskWithTab({ config: null, session })
    void tab.recorder.record('a', null, contextOf())
    tab.kill()
    await kiosk.openTab({ started: false, session })
    expect((await kiosk.rows()).map(({ action }) => action)).toEqual(['a'])
  })

  it('an event that turns out not to be tracked leaves the others alone', async () => {
    const { kiosk, tab } = await kioskWithTab({ config: null })
    const dealer = { ...contextOf(), mode: withMode(FLEET_MODE, 'dealer') }
    const all = [contextOf(), dealer, contextOf()].map((context, n) =>
      tab.recorder.record(`a${n}`, null, context),
    )
    tab.recorder.configure(without('dealer'))
    expect(await Promise.all(all)).toEqual([true, true, true])
    expect((await kiosk.rows()).map(({ action }) => action)).toEqual(['a0', 'a2'])
  })
})

describe('an event without an activation id', () => {
  it('is not stored', async () => {
    const { kiosk, tab } = await kioskWithTab({ config: without('fleet') })
    await kiosk.event(tab, 'a')
    expect(await kiosk.rows()).toEqual([])
  })

  it('is logged as metrics not tracked, and nothing failed', async () => {
    const { kiosk, tab } = await kioskWithTab({ config: without('fleet') })
    expect(await tab.recorder.record('a', null, contextOf())).toBe(true)
    expect(kiosk.logged.map(({ text }) => text)).toEqual(['metrics not tracked'])
  })
})

describe('when the database closes under the page', () => {
  it('the event is stored on a new handle', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, 'a')
    tab.loseDatabase()
    expect(await kiosk.event(tab, 'b')).toBe(true)
    expect(await kiosk.rows()).toHaveLength(2)
  })

  it('in the middle of a write, the event is stored once', async () => {
    const { kiosk, tab } = await kioskWithTab()
    await kiosk.event(tab, 'a')
    const stored = tab.recorder.record('b', null, contextOf())
    await new Promise((resolve) => setImmediate(resolve))
    tab.loseDatabase()
    expect(await stored).toBe(true)
    expect((await kiosk.rows()).map(({ action }) => action)).toEqual(['a', 'b'])
  })
})
