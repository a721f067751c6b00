import { describe, expect, it } from 'vitest'
import { FACT } from '../data/core/deviceFacts'
import { kioskWithRecords, states } from './testing/pendingRecords'

const SESSIONS = ['a', 'b', 'c', 'd', 'e', 'f'].map((c) => `${c.repeat(8)}-0000-4000-8000-000000000000`)

describe('backing off', () => {
  it.each([
    [{ kind: 'networkError' }, 'network'],
    [{ kind: 'answer', status: 408 }, 'service'],
    [{ kind: 'answer', status: 425 }, 'service'],
    [{ kind: 'answer', status: 429 }, 'service'],
    [{ kind: 'answer', status: 503 }, 'service'],
  ] as const)('%o does not count as an attempt of the record', async (fault, reason) => {
    const { kiosk, tab } = await kioskWithRecords(2)
    kiosk.random = () => 0.9
    kiosk.receiver.plan = () => fault
    void tab.delivery.start()
    await kiosk.time.pass(3_000)
    expect(tab.delivery.status()).toMatchObject({ state: 'backingOff', reason })
    expect((await kiosk.rows()).map(({ attempts, state }) => [attempts, state])).toEqual(
      Array(2).fill([0, 'pending']),
    )
  })

  it('tries one record after a failure, then all again', async () => {
    const { kiosk, tab } = await kioskWithRecords(0)
    for (const session of SESSIONS) await kiosk.event(tab, 'a', session)
    kiosk.receiver.plan = (_, nth) => (nth <= 5 ? { kind: 'answer', status: 503 } : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(120_000)
    const at = kiosk.receiver.arrivals.map(({ atMs }) => atMs)
    // Four together, then a probe alone that fails, a probe alone that gets through, then the rest.
    expect(new Set(at.slice(0, 4)).size).toBe(1)
    expect(new Set(at.slice(3, 7)).size).toBe(4)
    expect(await states(kiosk)).toEqual(Array(6).fill('sent'))
  })

  it('waits up to 2 s, doubled with each failure, 5 min at most', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.random = () => 0.999
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 500 })
    void tab.delivery.start()
    await kiosk.time.pass(3_600_000)
    const gaps = kiosk.receiver.arrivals
      .map(({ atMs }, n, all) => Math.round((atMs - (all[n - 1]?.atMs ?? atMs)) / 1000))
      .slice(1)
    expect(gaps.slice(0, 10)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  it('obeys Retry-After, even across a reload', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = (_, nth) =>
      nth === 1 ? { kind: 'answer', status: 429, retryAfter: '120' } : { kind: 'store' }
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    tab.kill()
    const next = await kiosk.openTab()
    next.delivery.wake('online')
    await kiosk.time.pass(100_000)
    expect(kiosk.receiver.arrivals).toHaveLength(1)
    await kiosk.time.pass(30_000)
    expect(await states(kiosk)).toEqual(['sent'])
  })

  it('adds jitter for kiosks with the same Retry-After', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.random = () => 0.5
    kiosk.receiver.plan = (_, nth) =>
      nth === 1 ? { kind: 'answer', status: 429, retryAfter: '10' } : { kind: 'store' }
    void tab.delivery.start()
    await kiosk.time.pass(30_000)
    const [first = 0, second = 0] = kiosk.receiver.arrivals.map(({ atMs }) => atMs)
    expect(Math.round((second - first) / 100)).toBe(116)
  })

  it('lets "Send now" override Retry-After', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = (_, nth) =>
      nth === 1 ? { kind: 'answer', status: 429, retryAfter: '120' } : { kind: 'store' }
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    void tab.delivery.sendNow()
    await kiosk.time.pass(1_000)
    expect(await states(kiosk)).toEqual(['sent'])
  })

  it('ends its own back-off when the browser is online', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.random = () => 0.999
    kiosk.receiver.plan = (_, nth) => (nth <= 8 ? { kind: 'networkError' } : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(300_000)
    expect(kiosk.receiver.arrivals).toHaveLength(8)
    tab.delivery.wake('online')
    await kiosk.time.pass(4_000)
    expect(await states(kiosk)).toEqual(['sent'])
  })

  it('does not wait longer when the clock goes back', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'answer', status: 404 } : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    kiosk.time.jump(-86_400_000)
    await kiosk.time.pass(310_000)
    expect(await states(kiosk)).toEqual(['sent'])
  })

  it('ends a request without a reply after 30 s', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.random = () => 0.5
    kiosk.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'silence' } : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(31_400)
    expect(tab.delivery.status().inFlight).toBe(1)
    await kiosk.time.pass(200)
    expect(tab.delivery.status()).toMatchObject({ inFlight: 0, reason: 'timeout' })
    await kiosk.time.pass(10_000)
    expect(await states(kiosk)).toEqual(['sent'])
  })
})

describe('offline', () => {
  it('counts no failures, so that recovery is quick', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.online = false
    kiosk.receiver.plan = () => ({ kind: 'networkError' })
    void tab.delivery.start()
    await kiosk.time.pass(1_800_000)
    const lane = (await tab.facts.read(FACT.lane)) as { lane: { failures: number } }
    expect(lane.lane.failures).toBe(0)
    expect(tab.delivery.status()).toMatchObject({ state: 'backingOff', reason: 'offline' })
  })

  it('still tries now and then: onLine is a hint', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.online = false
    kiosk.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'networkError' } : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(64_000)
    expect(await states(kiosk)).toEqual(['sent'])
  })

  it('a failed request while offline is not counted as maybe stored', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.online = false
    kiosk.receiver.plan = () => ({ kind: 'networkError' })
    void tab.delivery.start()
    await kiosk.time.pass(600_000)
    expect(await tab.delivery.maybeStored()).toBe(0)
  })

  it('delivers everything after eight days offline', async () => {
    const { kiosk, tab } = await kioskWithRecords(40)
    kiosk.online = false
    kiosk.receiver.plan = () => ({ kind: 'networkError' })
    void tab.delivery.start()
    await kiosk.time.pass(300_000)
    tab.kill()
    kiosk.time.jump(8 * 86_400_000)
    kiosk.online = true
    kiosk.receiver.plan = () => ({ kind: 'store' })
    await kiosk.openTab()
    await kiosk.time.pass(30_000)
    expect(kiosk.receiver.stored).toHaveLength(40)
    expect(await states(kiosk)).toEqual(Array(40).fill('sent'))
  })
})
