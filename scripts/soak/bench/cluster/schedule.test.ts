import { expect, it } from 'vitest'
import { faultSchedule, type Slot } from './schedule'

const SLOT_MS = 15_000
const of = (seed: number): Slot[] => faultSchedule({ seed, services: 4, etcdMembers: 3, slotMs: SLOT_MS })
const seeds = Array.from({ length: 200 }, (_, index) => index + 1)

it('gives the same faults at the same moments for a seed, and others for another', () => {
  expect(of(7)).toEqual(of(7))
  expect(of(8)).not.toEqual(of(7))
})

it('kills the primary five times and does each other fault once, after a quiet slot', () => {
  for (const seed of seeds) {
    const [first, ...slots] = of(seed)
    expect(first).toBeNull()
    const kinds = slots.map((slot) => slot?.kind ?? 'none').sort()
    expect(kinds).toEqual(['cut', 'disk', 'etcd', ...Array(5).fill('primary'), 'service'])
  }
})

it('leaves records of the slot to come after its fault', () => {
  const moments = seeds.flatMap((seed) => of(seed).map((slot) => slot?.afterMs ?? 0))
  expect(Math.max(...moments)).toBeLessThanOrEqual(0.4 * SLOT_MS)
  expect(new Set(moments).size).toBeGreaterThan(500)
})

it('reaches every victim', () => {
  const victims = new Set(
    seeds.flatMap((seed) => of(seed).map((slot) => JSON.stringify({ ...slot, afterMs: undefined }))),
  )
  // Four services, three members of etcd, three cuts, two disks, two ways to kill the primary, and the quiet slot.
  expect(victims.size).toBe(4 + 3 + 3 + 2 + 2 + 1)
})
