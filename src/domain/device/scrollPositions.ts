/** No browser keeps more entries of a page's history (WebKit keeps most). */
export const MOST_POSITIONS = 100

/** Scroll positions in pixels from the top, by history entry. */
export interface ScrollPositions {
  keep(place: string, top: number): void
  of(place: string): number | undefined
}

/** Keeps only the newest positions: a page that stays open for days goes through many history entries. */
export function createScrollPositions(): ScrollPositions {
  const tops = new Map<string, number>()
  return {
    keep(place, top) {
      tops.delete(place)
      tops.set(place, top)
      const [oldest] = tops.keys()
      if (tops.size > MOST_POSITIONS && oldest !== undefined) tops.delete(oldest)
    },
    of: (place) => tops.get(place),
  }
}
