import { describe, expect, it } from 'vitest'
import type { Stand } from './testing/stand'
import { standWith, states, storedActions } from './testing/waiting'

describe('a lost reply', () => {
  it('leads to a repeat with identical fields, which stays one row', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = (_, nth) =>
      nth === 1 ? { kind: 'storeAndLoseReply' } : { kind: 'store', status: 200 }
    void tab.delivery.start()
    await stand.time.pass(60_000)
    expect(new Set(stand.receiver.arrivals.map(({ body }) => body)).size).toBe(1)
    expect([stand.receiver.stored.length, stand.receiver.repeats]).toEqual([1, 1])
  })

  it('counts the record as maybe stored, once, and the count survives a reload', async () => {
    const { stand, tab } = await standWith(2)
    stand.receiver.plan = (_, nth) =>
      nth <= 3 ? { kind: 'storeAndLoseReply' } : { kind: 'store', status: 409 }
    void tab.delivery.start()
    await stand.time.pass(60_000)
    tab.kill()
    const next = await stand.openTab()
    expect(await next.delivery.maybeStored()).toBe(1)
    expect((await stand.rows()).map(({ lastStatus, state }) => [state, lastStatus])).toEqual(
      Array(2).fill(['sent', 409]),
    )
  })

  it('counts a request that took too long', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'storeTooLate' } : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(60_000)
    expect(await tab.delivery.maybeStored()).toBe(1)
  })
})

describe('a record that the service refuses', () => {
  const poison = (stand: Stand, status = 422) => {
    stand.receiver.plan = (record) =>
      record.action === '2-open' ? { kind: 'answer', status } : { kind: 'store' }
  }

  it.each([400, 413, 415, 422])(
    '%i: is tried once more, then refused, and staff are told',
    async (status) => {
      const { stand, tab } = await standWith(5)
      poison(stand, status)
      void tab.delivery.start()
      await stand.time.pass(60_000)
      expect(stand.receiver.arrivals.filter(({ record }) => record.action === '2-open')).toHaveLength(2)
      expect((await stand.rows())[2]).toMatchObject({
        state: 'refused',
        attempts: 2,
        lastStatus: status,
        synced: 0,
      })
      expect(stand.notes.map(({ code }) => code)).toEqual(['metrics-refused'])
    },
  )

  it('does not hold up the others of its session', async () => {
    const { stand, tab } = await standWith(5)
    poison(stand)
    void tab.delivery.start()
    await stand.time.pass(4_000)
    expect(storedActions(stand)).toEqual(['0-open', '1-open', '3-open', '4-open'])
  })

  it('gets its second try no sooner than 10 s later', async () => {
    const { stand, tab } = await standWith(5)
    poison(stand)
    void tab.delivery.start()
    await stand.time.pass(60_000)
    const [first = 0, second = 0] = stand.receiver.arrivals
      .filter(({ record }) => record.action === '2-open')
      .map(({ atMs }) => atMs)
    expect(second - first).toBeGreaterThanOrEqual(10_000)
    expect(second - first).toBeLessThanOrEqual(14_000)
  })

  it('gets its second try at the next start', async () => {
    const { stand, tab } = await standWith(5)
    poison(stand)
    void tab.delivery.start()
    await stand.time.pass(4_000)
    tab.kill()
    await stand.openTab()
    await stand.time.pass(3_200)
    expect((await stand.rows())[2]?.state).toBe('refused')
  })

  it('is delivered when the second try is accepted', async () => {
    const { stand, tab } = await standWith(5)
    let seen = 0
    stand.receiver.plan = ({ action }) => {
      if (action === '2-open') seen += 1
      return action === '2-open' && seen === 1 ? { kind: 'answer', status: 400 } : { kind: 'store' }
    }
    void tab.delivery.start()
    await stand.time.pass(60_000)
    expect(await states(stand)).toEqual(Array(5).fill('sent'))
  })

  it('can be put back in the queue', async () => {
    const { stand, tab } = await standWith(5)
    poison(stand)
    void tab.delivery.start()
    await stand.time.pass(60_000)
    stand.receiver.plan = () => ({ kind: 'store' })
    expect(await tab.store.requeueRefused()).toBe(1)
    tab.delivery.wake('recorded')
    await stand.time.pass(10_000)
    expect(await states(stand)).toEqual(Array(5).fill('sent'))
  })

  it('a service that refuses all leaves all of them, refused', async () => {
    const { stand, tab } = await standWith(30)
    stand.receiver.plan = () => ({ kind: 'answer', status: 422 })
    void tab.delivery.start()
    await stand.time.pass(120_000)
    expect(await states(stand)).toEqual(Array(30).fill('refused'))
    expect(stand.receiver.arrivals).toHaveLength(60)
  })

  it('and that another tab has settled leaves nothing to look for', async () => {
    const { stand, tab: other } = await standWith(1)
    let steps = 0
    stand.receiver.plan = () => ({ kind: 'answer', status: 422 })
    await stand.openTab({
      onStep: () => {
        steps += 1
        return 'go'
      },
    })
    await stand.time.pass(4_000)
    await other.store.markHeldAgainst((await stand.rows())[0]?.id ?? '', 422)
    steps = 0
    await stand.time.pass(240_000)
    expect(await states(stand)).toEqual(['refused'])
    expect(steps).toBeLessThan(20)
  })
})
