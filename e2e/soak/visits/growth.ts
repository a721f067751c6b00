import type { State } from './state'

/** Visits after which everything that is made once is there. */
export const WARM_AFTER = 5
/** Fewer visits in between say nothing of a trend. */
const LEAST_VISITS = 10
/**
 * Visits may add at most so large a part of what the warm page held. Data comes and goes by a twentieth with the map's
 * tiles. The whole heap may grow by more: for hundreds of visits the engine compiles functions that have become hot.
 */
const MOST_GROWTH = { dataMb: 0.1, heapMb: 0.5, nodes: 0.5, listeners: 0.5, documents: 0.5 } as const
const FIGURES = Object.keys(MOST_GROWTH) as (keyof typeof MOST_GROWTH)[]

/** What a page holds far more of than after its first visits, in a sentence each. */
export function growths(states: readonly State[]): string[] {
  const warm = states.find(({ visit }) => visit === WARM_AFTER)
  const last = states.at(-1)
  if (!warm || !last || last.visit - warm.visit < LEAST_VISITS) return []
  return FIGURES.flatMap((name) => {
    const [before, after] = [warm[name], last[name]]
    if (after <= before * (1 + MOST_GROWTH[name])) return []
    const figure = (value: number) => String(Math.round(value * 100) / 100)
    return [
      `${name}: ${figure(before)} after visit ${warm.visit}, ${figure(after)} after visit ${last.visit}.`,
    ]
  })
}
