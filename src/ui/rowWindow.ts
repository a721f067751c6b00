import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** From this many rows on only those in sight are in the page. */
export const VIRTUAL_FROM = 60

/** Usual height of a row in pixels (VISUAL.md, section 5); each is measured once it is shown. */
export const ROW_HEIGHT_PX = 66

/** Rows beyond the edge that are there already: the next one must exist for the Tab key to find it. */
const OVERSCAN = 8

export interface RowWindow {
  /** Positions of the rows to show. */
  indexes: number[]
  /** Room to leave for the rows above and below, in pixels. */
  above: number
  below: number
  /** For each shown row, so that its true height is known. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
  /** Brings a row into sight. */
  scrollTo: (index: number) => void
}

/** Which rows of a long table are in the page now. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  keyOf: (index: number) => string,
): RowWindow {
  const virtual = count > VIRTUAL_FROM
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    // Until the scroller is measured, a screenful is assumed: never an empty first frame.
    initialRect: { width: 0, height: 12 * ROW_HEIGHT_PX },
  })
  if (!virtual) {
    const indexes = Array.from({ length: count }, (_, index) => index)
    return { indexes, above: 0, below: 0, measure: undefined, scrollTo: () => {} }
  }
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map((item) => item.index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
