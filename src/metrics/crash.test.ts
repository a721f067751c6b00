import { expect, it } from 'vitest'
import { createSessionStorage, createTestKiosk } from './testing/testKiosk'

const SESSIONS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const POISON = 'poison'
const ACTIONS = ['a', POISON, 'b']

/**
 * Records and delivers two sessions in a tab that dies at its n-th step (before or after a database access or a request),
 * then continues in a new tab on the same database.
 */
async function crashAndRestart(dieAt: number) {
  const kiosk = createTestKiosk({ seed: dieAt })
  const session = createSessionStorage()
  let steps = 0
  const onStep = () => (++steps === dieAt ? ('die' as const) : ('go' as const))
  // One request fails, one is lost after storing, one record is poison: the ways that write most.
  kiosk.receiver.plan = ({ action }, nth) => {
    if (action === POISON) return { kind: 'answer', status: 422 }
    if (nth === 2) return { kind: 'answer', status: 503 }
    return nth === 5 ? { kind: 'storeAndLoseReply' } : { kind: 'store' }
  }
  const promised: string[] = []
  const first = await kiosk.openTab({ onStep, session })
  for (const action of ACTIONS) {
    for (const id of SESSIONS) {
      void kiosk.event(first, action, id).then((stored) => stored && promised.push(`${id} ${action}`))
    }
  }
  await kiosk.time.pass(60_000)
  const died = steps >= dieAt
  if (died) {
    await kiosk.openTab({ session })
    await kiosk.time.pass(120_000)
  }
  return { kiosk, promised, died }
}

it('loses nothing, duplicates nothing and keeps the order after a crash at any step', async () => {
  for (let dieAt = 1; ; dieAt += 1) {
    const { kiosk, promised, died } = await crashAndRestart(dieAt)
    const rows = await kiosk.rows()
    const stored = kiosk.receiver.stored.map(
      ({ sessionIdentifier, action }) => `${sessionIdentifier} ${action}`,
    )
    const kept = new Set([
      ...stored,
      ...rows
        .filter(({ state }) => state === 'refused')
        .map(({ sessionIdentifier, action }) => `${sessionIdentifier} ${action}`),
    ])
    const where = `dying at step ${dieAt}`
    expect(
      promised.filter((event) => !kept.has(event)),
      where,
    ).toEqual([])
    expect(new Set(stored).size, where).toBe(stored.length)
    for (const id of SESSIONS) {
      const order = kiosk.receiver.stored
        .filter((row) => row.sessionIdentifier === id)
        .map(({ action }) => action)
      expect(order, where).toEqual([...order].sort())
    }
    expect(
      rows
        .map(({ action, state }) => [action, state])
        .filter(([action, state]) => state !== (action === POISON ? 'refused' : 'sent')),
      where,
    ).toEqual([])
    if (!died) {
      // The scenario must be long enough to be meaningful, and complete if no tab dies.
      expect(dieAt).toBeGreaterThan(60)
      expect(stored).toHaveLength(4)
      break
    }
  }
}, 300_000)
