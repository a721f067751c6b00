import { conditionsOf } from '../monkey/conditions'
import { trailLines } from '../monkey/trail'
import { wander } from '../monkey/walk'
import { WebkitWalker } from '../monkey/webkitWalker'
import type { BrowserTask } from './journey'

const SEED = 3
const STEPS = 20

/** A short walk of the monkey from an address; the journey itself collects uncaught errors. */
export function wanderFrom(address: string): BrowserTask {
  return {
    name: `wandering from ${address} breaks no invariant`,
    picture: 'wander',
    async act(page, origin) {
      const conditions = conditionsOf(SEED, address)
      const walker = new WebkitWalker(page, origin, () => [])
      const walked = await wander({ walker, start: conditions.start, seed: SEED, count: STEPS })
      if (walked.broken.length > 0) throw new Error(trailLines({ ...conditions, ...walked }).join('\n'))
    },
  }
}
