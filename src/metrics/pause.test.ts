import { describe, expect, it } from 'vitest'
import { standWith, states } from './testing/waiting'

describe('configuration', () => {
  it.each([401, 403, 404, 405, 410])(
    '%i pauses the lane at once, tells staff, and quarantines nothing',
    async (status) => {
      const { stand, tab } = await standWith(3)
      stand.receiver.plan = () => ({ kind: 'answer', status })
      void tab.delivery.start()
      await stand.time.pass(60_000)
      expect(stand.receiver.arrivals).toHaveLength(1)
      expect(tab.delivery.status()).toMatchObject({ state: 'paused', reason: 'configuration', status })
      expect(stand.notes.map(({ code }) => code)).toEqual(['metrics-configuration'])
      expect((await stand.rows()).map(({ state, attempts }) => [state, attempts])).toEqual(
        Array(3).fill(['pending', 0]),
      )
    },
  )

  it('a paused lane tries one record every five minutes', async () => {
    const { stand, tab } = await standWith(3)
    stand.receiver.plan = () => ({ kind: 'answer', status: 404 })
    void tab.delivery.start()
    await stand.time.pass(3_600_000)
    const gaps = stand.receiver.arrivals.map(({ atMs }, n, all) => atMs - (all[n - 1]?.atMs ?? atMs)).slice(1)
    expect(gaps).toHaveLength(11)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300_000)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(304_000)
  })

  it('staff are told once for as long as the cause is the same', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => ({ kind: 'answer', status: 404 })
    void tab.delivery.start()
    await stand.time.pass(3_600_000)
    expect(stand.notes).toHaveLength(1)
  })

  it('one record that gets through opens the lane for all', async () => {
    const { stand, tab } = await standWith(5)
    stand.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'answer', status: 404 } : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(310_000)
    expect(await states(stand)).toEqual(Array(5).fill('sent'))
  })

  it('a pause survives a reload, which itself tries one record', async () => {
    const { stand, tab } = await standWith(3)
    stand.receiver.plan = () => ({ kind: 'answer', status: 404 })
    void tab.delivery.start()
    await stand.time.pass(10_000)
    tab.kill()
    const next = await stand.openTab()
    expect(next.delivery.status()).toMatchObject({ state: 'paused', reason: 'configuration', status: 404 })
    await stand.time.pass(60_000)
    expect(stand.receiver.arrivals).toHaveLength(2)
  })

  it.each(['online', 'visible', 'pageshow', 'recorded'] as const)(
    '%s does not end a pause',
    async (reason) => {
      const { stand, tab } = await standWith(1)
      stand.receiver.plan = () => ({ kind: 'answer', status: 404 })
      void tab.delivery.start()
      await stand.time.pass(10_000)
      tab.delivery.wake(reason)
      await stand.time.pass(10_000)
      expect(stand.receiver.arrivals).toHaveLength(1)
    },
  )

  it('Send now tries one record at once', async () => {
    const { stand, tab } = await standWith(3)
    stand.receiver.plan = () => ({ kind: 'answer', status: 404 })
    void tab.delivery.start()
    await stand.time.pass(10_000)
    void tab.delivery.sendNow()
    await stand.time.pass(100)
    expect(stand.receiver.arrivals).toHaveLength(2)
  })

  it('another address begins with an open lane', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'answer', status: 404 } : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(10_000)
    await tab.delivery.setUrl('https://other.test')
    expect(tab.delivery.status()).toMatchObject({ state: 'idle', reason: null })
    await stand.time.pass(5_000)
    expect(await states(stand)).toEqual(['sent'])
  })

  it('an address that the page policy forbids is configuration, not network', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => {
      const { timers } = stand.time
      // Browsers report it in a task of its own, after the request has failed.
      const report = () => tab.delivery.policyBlocked('https://metrics.test')
      timers.set(() => timers.set(report, 0), stand.receiver.latencyMs)
      return { kind: 'networkError' }
    }
    void tab.delivery.start()
    await stand.time.pass(10_000)
    expect(tab.delivery.status()).toMatchObject({ state: 'paused', reason: 'blocked-by-policy' })
    expect(stand.notes.map(({ code }) => code)).toEqual(['metrics-blocked-by-policy'])
    expect(await tab.delivery.maybeStored()).toBe(0)
  })

  it('a policy violation elsewhere is none of ours', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => {
      stand.time.timers.set(() => tab.delivery.policyBlocked('https://ads.test'), stand.receiver.latencyMs)
      return { kind: 'networkError' }
    }
    void tab.delivery.start()
    await stand.time.pass(3_100)
    expect(stand.notes).toEqual([])
  })
})
