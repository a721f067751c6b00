import { describe, expect, it } from 'vitest'
import { FACT } from '../data/core/deviceFacts'
import { createStand, SESSION, type Stand, type TabOptions } from './testing/stand'

const OTHER = '22222222-2222-4222-8222-222222222222'

/** A kiosk with `count` records waiting, and a service that takes 5 s for each. */
async function slowStand(count: number, locks: 'shared' | 'none' = 'shared') {
  const stand = createStand()
  const options: TabOptions = { locks }
  const first = await stand.openTab({ ...options, started: false })
  for (let n = 0; n < count; n += 1) await stand.event(first, `${n}`)
  stand.receiver.latencyMs = 5_000
  void first.delivery.start()
  await stand.time.pass(3_100)
  return { stand, first, open: () => stand.openTab(options) }
}

const actions = ({ receiver }: Stand) => receiver.arrivals.map(({ record }) => record.action)
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `${n}`)

describe.each(['shared', 'none'] as const)('two tabs, locks %s', (locks) => {
  it('one sends, the other waits', async () => {
    const { stand, first, open } = await slowStand(6, locks)
    const second = await open()
    await stand.time.pass(10_000)
    expect(second.delivery.status().state).toBe('elsewhere')
    expect(first.delivery.status().state).toBe('sending')
    await stand.time.pass(60_000)
    expect(actions(stand)).toEqual(numbered(6))
  })

  it('the other sends what it records itself, when it is its turn', async () => {
    const { stand, open } = await slowStand(3, locks)
    const second = await open()
    await stand.event(second, 'own', OTHER)
    await stand.time.pass(60_000)
    expect(actions(stand)).toEqual([...numbered(3), 'own'])
  })

  it('a back-off met by one is kept by the other', async () => {
    const stand = createStand()
    stand.random = () => 0.5
    stand.receiver.plan = () => ({ kind: 'answer', status: 503, retryAfter: '600' })
    const first = await stand.openTab({ locks })
    const second = await stand.openTab({ locks })
    await stand.event(first, 'a')
    await stand.event(second, 'b', OTHER)
    await stand.time.pass(500_000)
    expect(stand.receiver.arrivals.length).toBeLessThanOrEqual(2)
  })
})

describe('a tab that dies while it sends', () => {
  it('is followed at once where there are Web Locks', async () => {
    const { stand, first, open } = await slowStand(3)
    first.kill()
    await open()
    await stand.time.pass(3_100)
    expect(actions(stand)).toEqual(['0', '0'])
  })

  it('is followed when its lease ends where there are none', async () => {
    const { stand, first, open } = await slowStand(3, 'none')
    first.kill()
    await open()
    await stand.time.pass(50_000)
    expect(actions(stand)).toEqual(['0'])
    await stand.time.pass(60_000)
    expect(actions(stand)).toEqual(['0', ...numbered(3)])
  })

  it('is followed although the clock went back by a year', async () => {
    const { stand, first, open } = await slowStand(3, 'none')
    first.kill()
    stand.time.jump(-365 * 86_400_000)
    await open()
    await stand.time.pass(30_000)
    expect(actions(stand)).toEqual(['0', ...numbered(3)])
  })
})

describe('a frozen tab', () => {
  it('keeps the lock for as long as it may only be slow', async () => {
    const { stand, first, open } = await slowStand(3)
    first.freeze()
    await open()
    await stand.time.pass(100_000)
    expect(actions(stand)).toEqual(['0'])
  })

  it('loses the lock when its lease has been over for a minute', async () => {
    const { stand, first, open } = await slowStand(3)
    first.freeze()
    const second = await open()
    await stand.time.pass(240_000)
    expect(actions(stand)).toEqual(['0', ...numbered(3)])
    expect(second.delivery.status().delivered).toBe(3)
  })

  it('sends nothing more when it wakes up after that', async () => {
    const { stand, first, open } = await slowStand(6)
    first.freeze()
    await open()
    stand.receiver.latencyMs = 25_000
    while (stand.receiver.arrivals.length < 2) await stand.time.pass(1_000)
    first.thaw()
    await stand.time.pass(20_000)
    expect(actions(stand)).toEqual(['0', '0'])
    expect(stand.receiver.overlapped).toBe(false)
  })
})

describe('a lock without a lease', () => {
  async function heldBySomebody() {
    const stand = createStand()
    const forEver = () => new Promise<void>(() => undefined)
    // It ends when the lock is stolen.
    stand.locks
      .forTab('somebody')
      .request('pharos-delivery', { ifAvailable: true }, forEver)
      .catch(() => undefined)
    const tab = await stand.openTab({ started: false })
    await stand.event(tab, 'a')
    // Left two days ago by a tab that died, which says nothing about the one that holds the lock now.
    await tab.facts.write(FACT.lease, { owner: 'dead', expiresAtMs: stand.time.now() - 2 * 86_400_000 })
    void tab.delivery.start()
    return stand
  }

  it('is left to its holder, who may just have got it', async () => {
    const stand = await heldBySomebody()
    await stand.time.pass(55_000)
    expect(stand.receiver.arrivals).toEqual([])
  })

  it('is stolen when the holder stays silent', async () => {
    const stand = await heldBySomebody()
    await stand.time.pass(120_000)
    expect(actions(stand)).toEqual(['a'])
  })
})

describe('the lease', () => {
  it('is renewed in a long drain, so that no request outlives it', async () => {
    const { stand, first } = await slowStand(40)
    const left: number[] = []
    for (let n = 0; n < 24; n += 1) {
      await stand.time.pass(5_000)
      const lease = (await first.facts.read(FACT.lease)) as { expiresAtMs: number }
      left.push(lease.expiresAtMs - stand.time.now())
    }
    // Read up to 5 s after the check that came before the request.
    expect(Math.min(...left)).toBeGreaterThanOrEqual(30_000)
  })

  it('is given back when there is nothing left to send', async () => {
    const { stand, first } = await slowStand(2)
    await stand.time.pass(60_000)
    expect(await first.facts.read(FACT.lease)).toBeUndefined()
  })

  it('taken away in mid-drain ends the sending', async () => {
    const { stand, first } = await slowStand(6)
    await first.facts.write(FACT.lease, { owner: 'somebody', expiresAtMs: stand.time.now() + 60_000 })
    await stand.time.pass(12_000)
    expect(actions(stand)).toEqual(['0'])
  })
})

describe('quiet', () => {
  it('waits for the request under way and lets nothing else go', async () => {
    const { stand, first } = await slowStand(3)
    let seen: number | null = null
    const quiet = first.delivery.whileQuiet(async () => {
      seen = stand.receiver.inFlight
    })
    await stand.time.pass(5_000)
    expect(await quiet).toBe(true)
    expect(seen).toBe(0)
    expect(actions(stand)).toEqual(['0'])
  })

  it('is refused while another tab sends', async () => {
    const { stand, open } = await slowStand(3)
    const second = await open()
    await stand.time.pass(1_000)
    expect(await second.delivery.whileQuiet(async () => undefined)).toBe(false)
  })

  it('is followed by the rest', async () => {
    const { stand, first } = await slowStand(3)
    void first.delivery.whileQuiet(async () => undefined)
    await stand.time.pass(60_000)
    expect(actions(stand)).toEqual(numbered(3))
  })

  it('lets a new address wait its turn', async () => {
    const { stand, first } = await slowStand(2)
    void first.delivery.setUrl('https://new.test')
    await stand.time.pass(60_000)
    expect(stand.receiver.arrivals.map(({ url }) => new URL(url).host)).toEqual(['metrics.test', 'new.test'])
  })
})

it('a session keeps its order when two tabs take turns', async () => {
  const { stand, first, open } = await slowStand(4)
  await stand.time.pass(6_000)
  first.kill()
  await open()
  await stand.time.pass(60_000)
  expect(stand.receiver.stored.map(({ action, sessionIdentifier }) => [sessionIdentifier, action])).toEqual(
    numbered(4).map((action) => [SESSION, action]),
  )
})
