import { describe, expect, it } from 'vitest'
import { FACT } from '../data/core/deviceFacts'
import { createTestKiosk, SESSION, type TabOptions, type TestKiosk } from './testing/testKiosk'

const OTHER = '22222222-2222-4222-8222-222222222222'

/** A kiosk with `count` records waiting, and a service that takes 5 s for each. */
async function slowKiosk(count: number, locks: 'shared' | 'none' = 'shared') {
  const kiosk = createTestKiosk()
  const options: TabOptions = { locks }
  const first = await kiosk.openTab({ ...options, started: false })
  for (let n = 0; n < count; n += 1) await kiosk.event(first, `${n}`)
  kiosk.receiver.latencyMs = 5_000
  void first.delivery.start()
  await kiosk.time.pass(3_100)
  return { kiosk, first, open: () => kiosk.openTab(options) }
}

const actions = ({ receiver }: TestKiosk) => receiver.arrivals.map(({ record }) => record.action)
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `${n}`)

describe.each(['shared', 'none'] as const)('two tabs, locks %s', (locks) => {
  it('lets one tab send while the other waits', async () => {
    const { kiosk, first, open } = await slowKiosk(6, locks)
    const second = await open()
    await kiosk.time.pass(10_000)
    expect(second.delivery.status().state).toBe('elsewhere')
    expect(first.delivery.status().state).toBe('sending')
    await kiosk.time.pass(60_000)
    expect(actions(kiosk)).toEqual(numbered(6))
  })

  it('lets the other tab send its own records once it has the lock', async () => {
    const { kiosk, open } = await slowKiosk(3, locks)
    const second = await open()
    await kiosk.event(second, 'own', OTHER)
    await kiosk.time.pass(60_000)
    expect(actions(kiosk)).toEqual([...numbered(3), 'own'])
  })

  it('shares a back-off between tabs', async () => {
    const kiosk = createTestKiosk()
    kiosk.random = () => 0.5
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 503, retryAfter: '600' })
    const first = await kiosk.openTab({ locks })
    const second = await kiosk.openTab({ locks })
    await kiosk.event(first, 'a')
    await kiosk.event(second, 'b', OTHER)
    await kiosk.time.pass(500_000)
    expect(kiosk.receiver.arrivals.length).toBeLessThanOrEqual(2)
  })
})

describe('a tab that dies while it sends', () => {
  it('is replaced at once where there are Web Locks', async () => {
    const { kiosk, first, open } = await slowKiosk(3)
    first.kill()
    await open()
    await kiosk.time.pass(3_100)
    expect(actions(kiosk)).toEqual(['0', '0'])
  })

  it('is replaced when its lease ends where there are none', async () => {
    const { kiosk, first, open } = await slowKiosk(3, 'none')
    first.kill()
    await open()
    await kiosk.time.pass(50_000)
    expect(actions(kiosk)).toEqual(['0'])
    await kiosk.time.pass(60_000)
    expect(actions(kiosk)).toEqual(['0', ...numbered(3)])
  })

  it('is replaced even if the clock went back by a year', async () => {
    const { kiosk, first, open } = await slowKiosk(3, 'none')
    first.kill()
    kiosk.time.jump(-365 * 86_400_000)
    await open()
    await kiosk.time.pass(30_000)
    expect(actions(kiosk)).toEqual(['0', ...numbered(3)])
  })
})

describe('a frozen tab', () => {
  it('keeps the lock for as long as it may only be slow', async () => {
    const { kiosk, first, open } = await slowKiosk(3)
    first.freeze()
    await open()
    await kiosk.time.pass(100_000)
    expect(actions(kiosk)).toEqual(['0'])
  })

  it('loses the lock when its lease has been over for a minute', async () => {
    const { kiosk, first, open } = await slowKiosk(3)
    first.freeze()
    const second = await open()
    await kiosk.time.pass(240_000)
    expect(actions(kiosk)).toEqual(['0', ...numbered(3)])
    expect(second.delivery.status().delivered).toBe(3)
  })

  it('sends nothing more when it wakes up after that', async () => {
    const { kiosk, first, open } = await slowKiosk(6)
    first.freeze()
    await open()
    kiosk.receiver.latencyMs = 25_000
    while (kiosk.receiver.arrivals.length < 2) await kiosk.time.pass(1_000)
    first.resume()
    await kiosk.time.pass(20_000)
    expect(actions(kiosk)).toEqual(['0', '0'])
    expect(kiosk.receiver.overlapped).toBe(false)
  })
})

describe('a lock without a lease', () => {
  async function lockHeldByOther() {
    const kiosk = createTestKiosk()
    const never = () => new Promise<void>(() => undefined)
    // It ends when the lock is stolen.
    kiosk.locks
      .forTab('somebody')
      .request('pharos-delivery', { ifAvailable: true }, never)
      .catch(() => undefined)
    const tab = await kiosk.openTab({ started: false })
    await kiosk.event(tab, 'a')
    // Left two days ago by a tab that died, which says nothing about the one that holds the lock now.
    await tab.facts.write(FACT.lease, { owner: 'dead', expiresAtMs: kiosk.time.now() - 2 * 86_400_000 })
    void tab.delivery.start()
    return kiosk
  }

  it('is left to its holder, which may just have got it', async () => {
    const kiosk = await lockHeldByOther()
    await kiosk.time.pass(55_000)
    expect(kiosk.receiver.arrivals).toEqual([])
  })

  it('is stolen when its holder stays silent', async () => {
    const kiosk = await lockHeldByOther()
    await kiosk.time.pass(120_000)
    expect(actions(kiosk)).toEqual(['a'])
  })
})

describe('the lease', () => {
  it('is renewed in a long drain, so that no request outlives it', async () => {
    const { kiosk, first } = await slowKiosk(40)
    const left: number[] = []
    for (let n = 0; n < 24; n += 1) {
      await kiosk.time.pass(5_000)
      const lease = (await first.facts.read(FACT.lease)) as { expiresAtMs: number }
      left.push(lease.expiresAtMs - kiosk.time.now())
    }
    // Read up to 5 s after the check that came before the request.
    expect(Math.min(...left)).toBeGreaterThanOrEqual(30_000)
  })

  it('is given back when there is nothing left to send', async () => {
    const { kiosk, first } = await slowKiosk(2)
    await kiosk.time.pass(60_000)
    expect(await first.facts.read(FACT.lease)).toBeUndefined()
  })

  it('ends the sending when it is taken away during a drain', async () => {
    const { kiosk, first } = await slowKiosk(6)
    await first.facts.write(FACT.lease, { owner: 'somebody', expiresAtMs: kiosk.time.now() + 60_000 })
    await kiosk.time.pass(12_000)
    expect(actions(kiosk)).toEqual(['0'])
  })
})

describe('paused delivery', () => {
  it('waits for the current request and sends nothing else', async () => {
    const { kiosk, first } = await slowKiosk(3)
    let seen: number | null = null
    const quiet = first.delivery.runWhilePaused(async () => {
      seen = kiosk.receiver.inFlight
    })
    await kiosk.time.pass(5_000)
    expect(await quiet).toBe(true)
    expect(seen).toBe(0)
    expect(actions(kiosk)).toEqual(['0'])
  })

  it('is refused while another tab sends', async () => {
    const { kiosk, open } = await slowKiosk(3)
    const second = await open()
    await kiosk.time.pass(1_000)
    expect(await second.delivery.runWhilePaused(async () => undefined)).toBe(false)
  })

  it('sends the rest afterwards', async () => {
    const { kiosk, first } = await slowKiosk(3)
    void first.delivery.runWhilePaused(async () => undefined)
    await kiosk.time.pass(60_000)
    expect(actions(kiosk)).toEqual(numbered(3))
  })

  it('makes a new address wait', async () => {
    const { kiosk, first } = await slowKiosk(2)
    void first.delivery.setUrl('https://new.test')
    await kiosk.time.pass(60_000)
    expect(kiosk.receiver.arrivals.map(({ url }) => new URL(url).host)).toEqual(['metrics.test', 'new.test'])
  })
})

it('a session keeps its order when two tabs take turns', async () => {
  const { kiosk, first, open } = await slowKiosk(4)
  await kiosk.time.pass(6_000)
  first.kill()
  await open()
  await kiosk.time.pass(60_000)
  expect(kiosk.receiver.stored.map(({ action, sessionIdentifier }) => [sessionIdentifier, action])).toEqual(
    numbered(4).map((action) => [SESSION, action]),
  )
})
