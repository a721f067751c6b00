import { describe, expect, it } from 'vitest'
import { kioskWithRecords, states } from './testing/pendingRecords'

describe('configuration', () => {
  it.each([401, 403, 404, 405, 410])(
    '%i pauses the lane at once, tells staff, and quarantines nothing',
    async (status) => {
      const { kiosk, tab } = await kioskWithRecords(3)
      kiosk.receiver.plan = () => ({ kind: 'answer', status })
      void tab.delivery.start()
      await kiosk.time.pass(60_000)
      expect(kiosk.receiver.arrivals).toHaveLength(1)
      expect(tab.delivery.status()).toMatchObject({ state: 'paused', reason: 'configuration', status })
      expect(kiosk.notes.map(({ code }) => code)).toEqual(['metrics-configuration'])
      expect((await kiosk.rows()).map(({ state, attempts }) => [state, attempts])).toEqual(
        Array(3).fill(['pending', 0]),
      )
    },
  )

  it('a paused lane tries one record every five minutes', async () => {
    const { kiosk, tab } = await kioskWithRecords(3)
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 404 })
    void tab.delivery.start()
    await kiosk.time.pass(3_600_000)
    const gaps = kiosk.receiver.arrivals.map(({ atMs }, n, all) => atMs - (all[n - 1]?.atMs ?? atMs)).slice(1)
    expect(gaps).toHaveLength(11)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300_000)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(304_000)
  })

  it('staff are told once for as long as the cause is the same', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 404 })
    void tab.delivery.start()
    await kiosk.time.pass(3_600_000)
    expect(kiosk.notes).toHaveLength(1)
  })

  it('one record that gets through opens the lane for all', async () => {
    const { kiosk, tab } = await kioskWithRecords(5)
    kiosk.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'answer', status: 404 } : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(310_000)
    expect(await states(kiosk)).toEqual(Array(5).fill('sent'))
  })

  it('a pause survives a reload, which itself tries one record', async () => {
    const { kiosk, tab } = await kioskWithRecords(3)
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 404 })
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    tab.kill()
    const next = await kiosk.openTab()
    expect(next.delivery.status()).toMatchObject({ state: 'paused', reason: 'configuration', status: 404 })
    await kiosk.time.pass(60_000)
    expect(kiosk.receiver.arrivals).toHaveLength(2)
  })

  it.each(['online', 'visible', 'pageshow', 'recorded'] as const)(
    '%s does not end a pause',
    async (reason) => {
      const { kiosk, tab } = await kioskWithRecords(1)
      kiosk.receiver.plan = () => ({ kind: 'answer', status: 404 })
      void tab.delivery.start()
      await kiosk.time.pass(10_000)
      tab.delivery.wake(reason)
      await kiosk.time.pass(10_000)
      expect(kiosk.receiver.arrivals).toHaveLength(1)
    },
  )

  it('Send now tries one record at once', async () => {
    const { kiosk, tab } = await kioskWithRecords(3)
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 404 })
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    void tab.delivery.sendNow()
    await kiosk.time.pass(100)
    expect(kiosk.receiver.arrivals).toHaveLength(2)
  })

  it('another address begins with an open lane', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'answer', status: 404 } : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    await tab.delivery.setUrl('https://other.test')
    expect(tab.delivery.status()).toMatchObject({ state: 'idle', reason: null })
    await kiosk.time.pass(5_000)
    expect(await states(kiosk)).toEqual(['sent'])
  })

  it('an address that the page policy forbids is configuration, not network', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = () => {
      const { timers } = kiosk.time
      // Browsers report it in a later task, after the request has failed.
      const report = () => tab.delivery.reportPolicyBlock('https://metrics.test')
      timers.set(() => timers.set(report, 0), kiosk.receiver.latencyMs)
      return { kind: 'networkError' }
    }
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    expect(tab.delivery.status()).toMatchObject({ state: 'paused', reason: 'blocked-by-policy' })
    expect(kiosk.notes.map(({ code }) => code)).toEqual(['metrics-blocked-by-policy'])
    expect(await tab.delivery.maybeStored()).toBe(0)
  })

  it('a policy violation elsewhere is none of ours', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = () => {
      kiosk.time.timers.set(
        () => tab.delivery.reportPolicyBlock('https://ads.test'),
        kiosk.receiver.latencyMs,
      )
      return { kind: 'networkError' }
    }
    void tab.delivery.start()
    await kiosk.time.pass(3_100)
    expect(kiosk.notes).toEqual([])
  })
})
