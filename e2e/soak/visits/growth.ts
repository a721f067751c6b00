import type { State } from './state'

/** Visits after which everything that is made once is there. */
export const WARM_AFTER = 5
/** Fewer visits in between say nothing of a trend. */
const LEAST_VISITS = 10
/** Visits may leave at most so large a part of what the warm page held. */
const MOST_GROWTH = 0.5

/** What a page holds far more of than after its first visits, in a sentence each. */
export function growths(states: readonly State[]): string[] {
  const warm = states.find(({ visit }) => visit === WARM_AFTER)
  const last = states.at(-1)
  if (!warm || !last || last.visit - warm.visit < LEAST_VISITS) return []
  return (['heapMb', 'nodes', 'listeners', 'documents'] as const).flatMap((name) => {
    const [before, after] = [warm[name], last[name]]
    if (after <= before * (1 + MOST_GROWTH)) return []
    const figure = (value: number) => String(Math.round(value * 100) / 100)
    return [
      `${name}: ${figure(before)} after visit ${warm.visit}, ${figure(after)} after visit ${last.visit}.`,
    ]
  })
}
