import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { Conditions } from './trail'

const HOURS = ['2026-11-20T19:32:00Z', '2026-11-21T06:02:00Z', '2026-03-08T08:30:00Z', '2026-07-04T15:00:00Z']
const STARTS = ['/welcome', '/welcome', '/home', '/0', '/1/detail/v-1', '/essentials', '/tour']

/** What a seed walks with: its start, its hour, fingers or a mouse, with animations or without. */
export function conditionsOf(seed: number, start?: string): Conditions {
  const random = seededRandom(seedOf(`conditions ${seed}`))
  const address = `${start ?? random.pick(STARTS)}`
  const now = random.pick(HOURS)
  const upright = random.next() < 0.5
  return {
    seed,
    touch: random.next() < 0.4,
    motion: random.next() < 0.25,
    start: {
      address: `${address}${address.includes('?') ? '&' : '?'}now=${now}`,
      width: upright ? 820 : 1180,
      height: upright ? 1180 : 820,
      stored: {},
    },
  }
}
