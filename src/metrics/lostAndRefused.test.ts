import { describe, expect, it } from 'vitest'
import { kioskWithRecords, states, storedActions } from './testing/pendingRecords'
import type { TestKiosk } from './testing/testKiosk'

describe('a lost reply', () => {
  it('leads to a repeat with identical fields, which stays one row', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = (_, nth) =>
      nth === 1 ? { kind: 'storeAndLoseReply' } : { kind: 'store', status: 200 }
    void tab.delivery.start()
    await kiosk.time.pass(60_000)
    expect(new Set(kiosk.receiver.arrivals.map(({ body }) => body)).size).toBe(1)
    expect([kiosk.receiver.stored.length, kiosk.receiver.repeats]).toEqual([1, 1])
  })

  it('counts the record as maybe stored, once, and the count survives a reload', async () => {
    const { kiosk, tab } = await kioskWithRecords(2)
    kiosk.receiver.plan = (_, nth) =>
      nth <= 3 ? { kind: 'storeAndLoseReply' } : { kind: 'store', status: 409 }
    void tab.delivery.start()
    await kiosk.time.pass(60_000)
    tab.kill()
    const next = await kiosk.openTab()
    expect(await next.delivery.maybeStored()).toBe(1)
    expect((await kiosk.rows()).map(({ lastStatus, state }) => [state, lastStatus])).toEqual(
      Array(2).fill(['sent', 409]),
    )
  })

  it('counts a request that took too long', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'storeTooLate' } : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(60_000)
    expect(await tab.delivery.maybeStored()).toBe(1)
  })
})

describe('a record that the service refuses', () => {
  const poison = (kiosk: TestKiosk, status = 422) => {
    kiosk.receiver.plan = (record) =>
      record.action === '2-open' ? { kind: 'answer', status } : { kind: 'store' }
  }

  it.each([400, 413, 415, 422])(
    '%i: is tried once more, then refused, and staff are told',
    async (status) => {
      const { kiosk, tab } = await kioskWithRecords(5)
      poison(kiosk, status)
      void tab.delivery.start()
      await kiosk.time.pass(60_000)
      expect(kiosk.receiver.arrivals.filter(({ record }) => record.action === '2-open')).toHaveLength(2)
      expect((await kiosk.rows())[2]).toMatchObject({
        state: 'refused',
        attempts: 2,
        lastStatus: status,
        synced: 0,
      })
      expect(kiosk.notes.map(({ code }) => code)).toEqual(['metrics-refused'])
    },
  )

  it('does not hold up the others of its session', async () => {
    const { kiosk, tab } = await kioskWithRecords(5)
    poison(kiosk)
    void tab.delivery.start()
    await kiosk.time.pass(4_000)
    expect(storedActions(kiosk)).toEqual(['0-open', '1-open', '3-open', '4-open'])
  })

  it('gets its second try no sooner than 10 s later', async () => {
    const { kiosk, tab } = await kioskWithRecords(5)
    poison(kiosk)
    void tab.delivery.start()
    await kiosk.time.pass(60_000)
    const [first = 0, second = 0] = kiosk.receiver.arrivals
      .filter(({ record }) => record.action === '2-open')
      .map(({ atMs }) => atMs)
    expect(second - first).toBeGreaterThanOrEqual(10_000)
    expect(second - first).toBeLessThanOrEqual(14_000)
  })

  it('gets its second try at the next start', async () => {
    const { kiosk, tab } = await kioskWithRecords(5)
    poison(kiosk)
    void tab.delivery.start()
    await kiosk.time.pass(4_000)
    tab.kill()
    await kiosk.openTab()
    await kiosk.time.pass(3_200)
    expect((await kiosk.rows())[2]?.state).toBe('refused')
  })

  it('is delivered when the second try is accepted', async () => {
    const { kiosk, tab } = await kioskWithRecords(5)
    let seen = 0
    kiosk.receiver.plan = ({ action }) => {
      if (action === '2-open') seen += 1
      return action === '2-open' && seen === 1 ? { kind: 'answer', status: 400 } : { kind: 'store' }
    }
    void tab.delivery.start()
    await kiosk.time.pass(60_000)
    expect(await states(kiosk)).toEqual(Array(5).fill('sent'))
  })

  it('can be put back in the queue', async () => {
    const { kiosk, tab } = await kioskWithRecords(5)
    poison(kiosk)
    void tab.delivery.start()
    await kiosk.time.pass(60_000)
    kiosk.receiver.plan = () => ({ kind: 'store' })
    expect(await tab.store.requeueRefused()).toBe(1)
    tab.delivery.wake('recorded')
    await kiosk.time.pass(10_000)
    expect(await states(kiosk)).toEqual(Array(5).fill('sent'))
  })

  it('a service that refuses all leaves all of them, refused', async () => {
    const { kiosk, tab } = await kioskWithRecords(30)
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 422 })
    void tab.delivery.start()
    await kiosk.time.pass(120_000)
    expect(await states(kiosk)).toEqual(Array(30).fill('refused'))
    expect(kiosk.receiver.arrivals).toHaveLength(60)
  })

  it('and that another tab has settled leaves nothing to look for', async () => {
    const { kiosk, tab: other } = await kioskWithRecords(1)
    let steps = 0
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 422 })
    await kiosk.openTab({
      onStep: () => {
        steps += 1
        return 'go'
      },
    })
    await kiosk.time.pass(4_000)
    await other.store.markHeldAgainst((await kiosk.rows())[0]?.id ?? '', 422)
    steps = 0
    await kiosk.time.pass(240_000)
    expect(await states(kiosk)).toEqual(['refused'])
    expect(steps).toBeLessThan(20)
  })
})
