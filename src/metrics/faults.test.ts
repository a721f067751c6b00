import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Fault, HTML_PAGE } from './testing/receiver'
import { createSessionStorage, createTestKiosk, type Tab, type TestKiosk } from './testing/testKiosk'

/**
 * Random schedules of faults on a simulated kiosk, with the promise of docs/outbox.md O1 as
 * invariants: nothing lost, nothing doubled, order kept, poison isolated, bounded rate.
 */
type Step =
  | { do: 'record'; tab: number; visit: number; poison: boolean }
  | { do: 'pass'; ms: number }
  | { do: 'faults'; faults: Fault[] }
  | { do: 'offline' | 'online' }
  | { do: 'jump'; ms: number }
  | {
      do:
        | 'reload'
        | 'close'
        | 'freeze'
        | 'thaw'
        | 'loseDatabase'
        | 'breakDatabase'
        | 'mendDatabase'
        | 'sendNow'
      tab: number
    }

const fault = fc.constantFrom<Fault>(
  { kind: 'store' },
  { kind: 'store', status: 200, contentType: 'text/html', body: '' },
  { kind: 'storeAndLoseReply' },
  { kind: 'storeTooLate' },
  { kind: 'networkError' },
  { kind: 'silence' },
  { kind: 'redirect' },
  { kind: 'answer', status: 200, body: HTML_PAGE, contentType: 'text/html' },
  { kind: 'answer', status: 500 },
  { kind: 'answer', status: 404 },
  { kind: 'answer', status: 429, retryAfter: '7' },
)
const tab = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('record' as const),
      tab,
      visit: fc.nat({ max: 2 }),
      poison: fc.nat({ max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(10, 500, 3_000, 20_000, 70_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('faults' as const),
      faults: fc.array(fault, { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('offline' as const, 'online' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(-86_400_000, -5_000, 90_000, 8 * 86_400_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'reload' as const,
        'close' as const,
        'freeze' as const,
        'thaw' as const,
        'loseDatabase' as const,
        'breakDatabase' as const,
        'mendDatabase' as const,
        'sendNow' as const,
      ),
      tab,
    }),
  },
)

const DEAD = Object.assign(new Error('Connection to Indexed Database server lost'), { name: 'UnknownError' })

interface RecordedEvent {
  event: string
  session: string
  poison: boolean
  committed: boolean
}

/** Plays the steps on a kiosk with two tabs, then removes all faults. */
async function play(steps: Step[], seed: number): Promise<{ kiosk: TestKiosk; recorded: RecordedEvent[] }> {
  const kiosk = createTestKiosk({ seed })
  const recorded: RecordedEvent[] = []
  const planned: Fault[] = []
  kiosk.receiver.plan = ({ action }) => {
    const next = kiosk.online ? planned.shift() : { kind: 'networkError' as const }
    if (next && next.kind !== 'store') {
      // A poisoned record is never stored, whatever happens on the way.
      const stores = next.kind === 'storeAndLoseReply' || next.kind === 'storeTooLate'
      return stores && action.startsWith('poison') ? { kind: 'networkError' } : next
    }
    return action.startsWith('poison') ? { kind: 'answer', status: 422 } : { kind: 'store' }
  }
  const memories = [createSessionStorage(), createSessionStorage()]
  const openTab = (index: number) => kiosk.openTab({ session: memories[index] ?? createSessionStorage() })
  const tabs: Tab[] = [await openTab(0), await openTab(1)]

  for (const next of steps) {
    const page = 'tab' in next ? tabs[next.tab] : undefined
    switch (next.do) {
      case 'record': {
        const event = `${next.poison ? 'poison' : 'event'}-${recorded.length}`
        const entry: RecordedEvent = {
          event,
          session: `visit-${next.tab}-${next.visit}`,
          poison: next.poison,
          committed: false,
        }
        recorded.push(entry)
        if (page) void kiosk.event(page, event, entry.session).then((stored) => (entry.committed = stored))
        break
      }
      case 'pass':
        await kiosk.time.pass(next.ms)
        break
      case 'faults':
        planned.push(...next.faults)
        break
      case 'offline':
        kiosk.online = false
        break
      case 'online':
        kiosk.online = true
        for (const each of tabs) each.delivery.wake('online')
        break
      case 'jump':
        kiosk.time.jump(next.ms)
        break
      case 'reload':
      case 'close':
        page?.recorder.mirror()
        page?.kill()
        // A closed tab takes its sessionStorage along, so only what was committed is owed.
        if (next.do === 'close') memories[next.tab]?.data.clear()
        tabs[next.tab] = await openTab(next.tab)
        break
      case 'freeze':
        page?.freeze()
        break
      case 'thaw':
        page?.resume()
        break
      case 'loseDatabase':
        page?.loseDatabase()
        break
      case 'breakDatabase':
        page?.breakDatabase(DEAD)
        break
      case 'mendDatabase':
        page?.breakDatabase(null)
        break
      case 'sendNow':
        void page?.delivery.sendNow()
    }
  }
  planned.length = 0
  kiosk.online = true
  for (const each of tabs) {
    each.resume()
    each.breakDatabase(null)
    each.delivery.wake('online')
  }
  // A pause tries again after 5 min; a frozen tab's turn takes another 2.
  await kiosk.time.pass(900_000)
  return { kiosk, recorded }
}

it('whatever goes wrong, the promise holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }),
      fc.integer(),
      async (steps, seed) => {
        const { kiosk, recorded } = await play(steps, seed)
        const { receiver } = kiosk
        const rows = await kiosk.rows()
        const stored = receiver.stored.map(({ action }) => action)
        const byAction = new Map(rows.map((row) => [row.action, row]))

        // Nothing lost: what was committed is delivered, or refused and kept; nothing waits for ever.
        const daysAhead =
          steps.reduce((sum, each) => sum + (each.do === 'jump' ? Math.max(0, each.ms) : 0), 0) / 86_400_000
        for (const { event, poison } of recorded.filter((each) => each.committed)) {
          if (!poison) expect(stored).toContain(event)
          const row = byAction.get(event)
          // A delivered row may go after 30 days, which the jumps of this schedule may add up to.
          if (row || poison || daysAhead < 30)
            expect([event, row?.state]).toEqual([event, poison ? 'refused' : 'sent'])
        }
        expect(rows.filter(({ state }) => state === 'pending')).toEqual([])

        // Nothing doubled: one row here and one there for each event, and repeats with identical fields.
        expect(new Set(stored).size).toBe(stored.length)
        expect(byAction.size).toBe(rows.length)
        const bodies = new Map<string, string>()
        for (const { record, body } of receiver.arrivals) {
          expect(bodies.get(record.action) ?? body).toBe(body)
          bodies.set(record.action, body)
        }

        // Order kept: inside a session in the order of happening; one request at a time.
        for (const session of new Set(recorded.map((entry) => entry.session))) {
          const happened = recorded.filter((entry) => entry.session === session).map(({ event }) => event)
          const arrived = receiver.stored
            .filter((row) => row.sessionIdentifier === session)
            .map(({ action }) => action)
          expect(arrived).toEqual(happened.filter((event) => arrived.includes(event)))
        }

        // Poison isolated: held against itself twice and against no other.
        for (const row of rows)
          expect([row.action, row.attempts]).toEqual([row.action, row.action.startsWith('poison') ? 2 : 0])

        // Bounded rate: no more than a back-off lets through, plus what a person or a reload asked for.
        const asked = steps.filter((each) =>
          ['sendNow', 'reload', 'close', 'online'].includes(each.do),
        ).length
        for (const { atMs } of receiver.arrivals) {
          const within = receiver.arrivals.filter(
            (each) => each.atMs >= atMs && each.atMs < atMs + 60_000,
          ).length
          expect(within).toBeLessThanOrEqual(30 + recorded.length * 2 + asked * 2)
        }
      },
    ),
    { numRuns: Number(process.env.FAULT_RUNS ?? 25) },
  )
}, 300_000)
