import { describe, expect, it } from 'vitest'
import { FACT } from '../data/deviceFacts'
import { HTML_PAGE } from './testing/receiver'
import { createStand, SESSION, type Stand, type Tab } from './testing/stand'

const SESSIONS = ['a', 'b', 'c', 'd', 'e', 'f'].map((c) => `${c.repeat(8)}-0000-4000-8000-000000000000`)

async function standWith(
  count: number,
  options: Parameters<Stand['openTab']>[0] = {},
): Promise<{ stand: Stand; tab: Tab }> {
  const stand = createStand()
  const tab = await stand.openTab({ ...options, started: false })
  for (let n = 0; n < count; n += 1) void stand.event(tab, `${n}-open`)
  await stand.time.settle()
  return { stand, tab }
}

const states = async (stand: Stand) => (await stand.rows()).map(({ state }) => state)
const storedActions = ({ receiver }: Stand) => receiver.stored.map(({ action }) => action)

describe('delivery', () => {
  it('posts the six fields, in order, to {metricsUrl}/api/interaction', async () => {
    const { stand, tab } = await standWith(1, { metricsUrl: 'https://metrics.test/' })
    void tab.delivery.start()
    await stand.time.pass(5_000)
    const [row] = await stand.rows()
    const at = row?.createdAt
    expect(stand.receiver.arrivals.map(({ url, body }) => [url, body])).toEqual([
      [
        'https://metrics.test/api/interaction',
        `{"activationId":"pharos-web-fleet-en-us","sessionIdentifier":"${SESSION}","action":"0-open","value":null,"createdAt":"${at}","updatedAt":"${at}"}`,
      ],
    ])
  })

  it('marks a delivered record synced, with status and time of the answer', async () => {
    const { stand, tab } = await standWith(1)
    void tab.delivery.start()
    await stand.time.pass(5_000)
    expect((await stand.rows())[0]).toMatchObject({ synced: 1, state: 'sent', lastStatus: 201, attempts: 0 })
    expect(Date.parse((await stand.rows())[0]?.ackAt ?? '')).toBeGreaterThan(
      Date.parse('2026-11-21T09:00:00.000Z'),
    )
  })

  it('keeps the order inside a session, one request at a time', async () => {
    const { stand, tab } = await standWith(12)
    void tab.delivery.start()
    await stand.time.pass(10_000)
    expect(storedActions(stand)).toEqual(Array.from({ length: 12 }, (_, n) => `${n}-open`))
    expect(stand.receiver.overlapped).toBe(false)
  })

  it('sends four sessions at the same time, not more', async () => {
    const { stand, tab } = await standWith(0)
    for (const session of SESSIONS)
      for (const action of ['a', 'b', 'c']) await stand.event(tab, action, session)
    void tab.delivery.start()
    await stand.time.pass(10_000)
    expect(stand.receiver.stored).toHaveLength(18)
    expect(stand.receiver.mostInFlight).toBe(4)
  })

  it('sends what is recorded while it runs', async () => {
    const { stand, tab } = await standWith(0)
    void tab.delivery.start()
    await stand.time.pass(60_000)
    await stand.event(tab, 'late')
    await stand.time.pass(5_000)
    expect(storedActions(stand)).toEqual(['late'])
  })

  it('sends nothing without an address, and says so', async () => {
    const { stand, tab } = await standWith(2, { metricsUrl: null })
    void tab.delivery.start()
    await stand.time.pass(600_000)
    expect(stand.receiver.arrivals).toEqual([])
    expect(tab.delivery.status().state).toBe('off')
    expect(await states(stand)).toEqual(['pending', 'pending'])
  })

  it('begins when the address comes', async () => {
    const { stand, tab } = await standWith(1, { metricsUrl: null })
    void tab.delivery.start()
    await stand.time.settle()
    await tab.delivery.setUrl('https://other.test')
    await stand.time.pass(5_000)
    expect(stand.receiver.arrivals.map(({ url }) => url)).toEqual(['https://other.test/api/interaction'])
  })

  it('logs a failed post to the console, with its text', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => ({ kind: 'answer', status: 500 })
    void tab.delivery.start()
    await stand.time.pass(3_100)
    expect(stand.logged[0]?.text).toBe('metrics post failed')
  })
})

describe('a portal', () => {
  const portal = { kind: 'answer', status: 200, body: HTML_PAGE, contentType: 'text/html' } as const

  it('does not count as delivery', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => portal
    void tab.delivery.start()
    await stand.time.pass(3_100)
    expect(await states(stand)).toEqual(['pending'])
  })

  it('pauses the lane at the third answer and tells staff', async () => {
    const { stand, tab } = await standWith(9)
    stand.receiver.plan = () => portal
    void tab.delivery.start()
    await stand.time.pass(120_000)
    expect(stand.receiver.arrivals).toHaveLength(3)
    expect(tab.delivery.status()).toMatchObject({ state: 'paused', reason: 'portal' })
    expect(stand.notes.map(({ code }) => code)).toEqual(['metrics-portal'])
  })

  it('counts a redirect as one, without following it', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => ({ kind: 'redirect' })
    void tab.delivery.start()
    await stand.time.pass(120_000)
    expect(tab.delivery.status()).toMatchObject({ state: 'paused', reason: 'portal', status: null })
  })

  it('is forgotten when the service answers in between', async () => {
    const { stand, tab } = await standWith(4)
    stand.receiver.plan = (_, nth) => (nth === 3 ? { kind: 'store' } : nth <= 5 ? portal : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(120_000)
    expect(stand.notes).toEqual([])
    expect(await states(stand)).toEqual(['sent', 'sent', 'sent', 'sent'])
  })
})

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
    await stand.time.pass(5_000)
    expect(await states(stand)).toEqual(['sent'])
  })

  it('an address that the page policy forbids is configuration, not network', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => {
      stand.time.timers.set(
        () => tab.delivery.policyBlocked('https://metrics.test'),
        stand.receiver.latencyMs,
      )
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

describe('backing off', () => {
  it.each([
    [{ kind: 'networkError' }, 'network'],
    [{ kind: 'answer', status: 408 }, 'service'],
    [{ kind: 'answer', status: 425 }, 'service'],
    [{ kind: 'answer', status: 429 }, 'service'],
    [{ kind: 'answer', status: 503 }, 'service'],
  ] as const)('%o: nothing is held against the record', async (fault, reason) => {
    const { stand, tab } = await standWith(2)
    stand.random = () => 0.9
    stand.receiver.plan = () => fault
    void tab.delivery.start()
    await stand.time.pass(3_000)
    expect(tab.delivery.status()).toMatchObject({ state: 'backingOff', reason })
    expect((await stand.rows()).map(({ attempts, state }) => [attempts, state])).toEqual(
      Array(2).fill([0, 'pending']),
    )
  })

  it('after a failure one record is tried, then all again', async () => {
    const { stand, tab } = await standWith(0)
    for (const session of SESSIONS) await stand.event(tab, 'a', session)
    stand.receiver.plan = (_, nth) => (nth <= 5 ? { kind: 'answer', status: 503 } : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(120_000)
    const at = stand.receiver.arrivals.map(({ atMs }) => atMs)
    // Four together, then a probe alone that fails, a probe alone that gets through, then the rest.
    expect(new Set(at.slice(0, 4)).size).toBe(1)
    expect(new Set(at.slice(3, 7)).size).toBe(4)
    expect(await states(stand)).toEqual(Array(6).fill('sent'))
  })

  it('waits up to 2 s, doubled with each failure, 5 min at most', async () => {
    const { stand, tab } = await standWith(1)
    stand.random = () => 0.999
    stand.receiver.plan = () => ({ kind: 'answer', status: 500 })
    void tab.delivery.start()
    await stand.time.pass(3_600_000)
    const gaps = stand.receiver.arrivals
      .map(({ atMs }, n, all) => Math.round((atMs - (all[n - 1]?.atMs ?? atMs)) / 1000))
      .slice(1)
    expect(gaps.slice(0, 10)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  it('obeys Retry-After, also over a reload', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = (_, nth) =>
      nth === 1 ? { kind: 'answer', status: 429, retryAfter: '120' } : { kind: 'store' }
    void tab.delivery.start()
    await stand.time.pass(10_000)
    tab.kill()
    const next = await stand.openTab()
    next.delivery.wake('online')
    await stand.time.pass(100_000)
    expect(stand.receiver.arrivals).toHaveLength(1)
    await stand.time.pass(30_000)
    expect(await states(stand)).toEqual(['sent'])
  })

  it('Send now goes before Retry-After', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = (_, nth) =>
      nth === 1 ? { kind: 'answer', status: 429, retryAfter: '120' } : { kind: 'store' }
    void tab.delivery.start()
    await stand.time.pass(10_000)
    void tab.delivery.sendNow()
    await stand.time.pass(1_000)
    expect(await states(stand)).toEqual(['sent'])
  })

  it('online ends a back-off of our own', async () => {
    const { stand, tab } = await standWith(1)
    stand.random = () => 0.999
    stand.receiver.plan = (_, nth) => (nth <= 8 ? { kind: 'networkError' } : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(300_000)
    expect(stand.receiver.arrivals).toHaveLength(8)
    tab.delivery.wake('online')
    await stand.time.pass(4_000)
    expect(await states(stand)).toEqual(['sent'])
  })

  it('a clock that goes back does not prolong a wait', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'answer', status: 404 } : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(10_000)
    stand.time.jump(-86_400_000)
    await stand.time.pass(310_000)
    expect(await states(stand)).toEqual(['sent'])
  })

  it('a request without an answer ends after 30 s', async () => {
    const { stand, tab } = await standWith(1)
    stand.random = () => 0.5
    stand.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'silence' } : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(31_400)
    expect(tab.delivery.status().inFlight).toBe(1)
    await stand.time.pass(200)
    expect(tab.delivery.status()).toMatchObject({ inFlight: 0, reason: 'timeout' })
    await stand.time.pass(10_000)
    expect(await states(stand)).toEqual(['sent'])
  })
})

describe('offline', () => {
  it('counts no failures, so that the way back is short', async () => {
    const { stand, tab } = await standWith(1)
    stand.online = false
    stand.receiver.plan = () => ({ kind: 'networkError' })
    void tab.delivery.start()
    await stand.time.pass(1_800_000)
    const lane = (await tab.facts.read(FACT.lane)) as { lane: { failures: number } }
    expect(lane.lane.failures).toBe(0)
    expect(tab.delivery.status()).toMatchObject({ state: 'backingOff', reason: 'offline' })
  })

  it('still tries now and then: onLine is a hint', async () => {
    const { stand, tab } = await standWith(1)
    stand.online = false
    stand.receiver.plan = (_, nth) => (nth === 1 ? { kind: 'networkError' } : { kind: 'store' })
    void tab.delivery.start()
    await stand.time.pass(64_000)
    expect(await states(stand)).toEqual(['sent'])
  })

  it('a failed request while offline is not counted as maybe stored', async () => {
    const { stand, tab } = await standWith(1)
    stand.online = false
    stand.receiver.plan = () => ({ kind: 'networkError' })
    void tab.delivery.start()
    await stand.time.pass(600_000)
    expect(await tab.delivery.maybeStored()).toBe(0)
  })

  it('eight days in a drawer: all is delivered', async () => {
    const { stand, tab } = await standWith(40)
    stand.online = false
    stand.receiver.plan = () => ({ kind: 'networkError' })
    void tab.delivery.start()
    await stand.time.pass(300_000)
    tab.kill()
    stand.time.jump(8 * 86_400_000)
    stand.online = true
    stand.receiver.plan = () => ({ kind: 'store' })
    await stand.openTab()
    await stand.time.pass(30_000)
    expect(stand.receiver.stored).toHaveLength(40)
    expect(await states(stand)).toEqual(Array(40).fill('sent'))
  })
})

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
})

describe('the database under delivery', () => {
  it('closing it in mid-drain loses nothing and sends nothing twice', async () => {
    const { stand, tab } = await standWith(20)
    void tab.delivery.start()
    for (let n = 0; n < 10; n += 1) {
      await stand.time.pass(400)
      tab.loseDatabase()
    }
    await stand.time.pass(60_000)
    expect(stand.receiver.arrivals).toHaveLength(20)
    expect(await states(stand)).toEqual(Array(20).fill('sent'))
  })

  it('an answer that cannot be noted is noted later, not asked for again', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => {
      tab.breakDatabase(Object.assign(new Error('lost'), { name: 'UnknownError' }))
      return { kind: 'store' }
    }
    void tab.delivery.start()
    await stand.time.pass(4_000)
    expect(tab.delivery.status().storageFailed).toBe(true)
    tab.breakDatabase(null)
    await stand.time.pass(20_000)
    expect(await states(stand)).toEqual(['sent'])
    expect(stand.receiver.arrivals).toHaveLength(1)
  })
})

describe('stopping', () => {
  it('ends the request under way and frees the turn', async () => {
    const { stand, tab } = await standWith(1)
    stand.receiver.plan = () => ({ kind: 'silence' })
    void tab.delivery.start()
    await stand.time.pass(4_000)
    await tab.delivery.stop()
    expect(stand.receiver.inFlight).toBe(0)
    expect(stand.locks.holder('pharos-delivery')).toBeNull()
    expect(await tab.facts.read(FACT.lease)).toBeUndefined()
  })

  it('sends nothing more until it is started again', async () => {
    const { stand, tab } = await standWith(1)
    await tab.delivery.start()
    await tab.delivery.stop()
    tab.delivery.wake('online')
    await stand.time.pass(60_000)
    expect(stand.receiver.arrivals).toEqual([])
    void tab.delivery.start()
    await stand.time.pass(5_000)
    expect(await states(stand)).toEqual(['sent'])
  })
})
