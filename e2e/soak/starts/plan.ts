import { LOCALES, type Locale } from '#domain/base/locale'
import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { THEMES, type Theme } from '#domain/device/deviceMirror'
import type { Engine } from '../harness/engine'
import { randomAddress } from '../monkey/addresses'
import { drawFault, type FaultPlan } from './faults'

export type ServerState = 'running' | 'stopped' | 'silent'

/** A cold start, decided by its seed alone. */
export interface StartPlan extends FaultPlan {
  seed: number
  address: string
  locale: Locale
  theme: Theme
  /** How many times slower the page's CPU is made, 1 to 6. */
  slowdown: number
  /** Busy processes beside it. */
  load: number
  server: ServerState
  /** From 0 to 1: what else the fault needs, such as how long it takes or which file is lost. */
  detail: number
}

/** Slower than this, a start over the limit is told apart instead of failing. */
export const MOST_SLOWDOWN = 4

/** Draws the cold start of a seed. */
export function planOf(seed: number, engine: Engine): StartPlan {
  const random = seededRandom(seedOf(`cold start ${seed}`))
  const address = randomAddress(random)
  const slowdown = random.weighted([
    [1, 5],
    [2, 2],
    [4, 3],
    [6, 1],
  ])
  return {
    seed,
    address,
    locale: random.pick(LOCALES),
    theme: random.pick(THEMES),
    // WebKit has no switch for it.
    slowdown: engine === 'chromium' ? slowdown : 1,
    load: random.weighted([
      [0, 4],
      [1, 3],
      [2, 3],
    ]),
    server: random.weighted<ServerState>([
      ['stopped', 5],
      ['running', 4],
      ['silent', 1],
    ]),
    detail: random.next(),
    ...drawFault(random, engine, engine === 'chromium' ? slowdown : 2),
  }
}
