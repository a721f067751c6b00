import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { type RowRange, rowAt, rowOffsets, rowRange } from './rowOffsets'

/** From this many rows on only those in sight are in the page. */
export const VIRTUAL_FROM = 24

/** Height of a row of one line in pixels (VISUAL.md, section 5); each is measured once it is shown. */
const ROW_HEIGHT_PX = 66

/** Height of the heads, which stay above the rows. */
const HEAD_HEIGHT_PX = 48

/** Rows beyond the edge that are there already: a flick shows no blank, the Tab key finds the next one. */
const SPARE = 8

/** Until the scroller is measured, a screenful is assumed: never an empty first frame. */
const FIRST_HEIGHT_PX = 12 * ROW_HEIGHT_PX

export interface RowWindow {
  /** Positions of the rows to show. */
  indexes: number[]
  /** Room to leave for the rows above and below, in pixels. */
  above: number
  below: number
  /** Brings a row into sight. */
  scrollTo: (index: number) => void
}

/**
 * Which rows of a long table are in the page now. Rows are real table rows of their own height, between
 * two empty ones that stand for the rest.
 * @param keyOf stays the same function as long as the rows and their order do
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  keyOf: (index: number) => string,
): RowWindow {
  const virtual = count > VIRTUAL_FROM
  const heights = useRef(new Map<string, number>())
  const [measured, measuredMore] = useReducer((times: number) => times + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights are behind a ref; `measured` tells
  const offsets = useMemo(
    () => rowOffsets(virtual ? count : 0, (index) => heights.current.get(keyOf(index)) ?? ROW_HEIGHT_PX),
    [virtual, count, keyOf, measured],
  )
  const [range, setRange] = useState<RowRange>({ first: 0, last: 0 })
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const next = rowRange(offsets, scrollTop, clientHeight || FIRST_HEIGHT_PX, SPARE)
    setRange((now) => (now.first === next.first && now.last === next.last ? now : next))
  }, [scroller, offsets])

  useLayoutEffect(() => {
    if (virtual) look()
  }, [virtual, look])
  useEffect(() => {
    const element = scroller.current
    if (!virtual || !element) return
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(() => {
      // Another width breaks lines elsewhere: heights are taken anew.
      heights.current.clear()
      measuredMore()
      look()
    })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [virtual, scroller, look])
  // After every render: rows that have just come in are measured before they are painted.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!virtual || !element) return
    const anchor = rowAt(offsets, element.scrollTop)
    let shift = 0
    let changed = false
    for (const row of element.querySelectorAll<HTMLElement>('tr[data-index]')) {
      const index = Number(row.dataset.index)
      const height = row.offsetHeight
      const known = heights.current.get(keyOf(index)) ?? ROW_HEIGHT_PX
      if (height === 0 || height === known) continue
      heights.current.set(keyOf(index), height)
      changed = true
      if (index < anchor) shift += height - known
    }
    if (!changed) return
    measuredMore()
    // What is read stays where it is when rows above it turn out taller.
    if (shift !== 0) element.scrollTop += shift
  })

  if (!virtual) {
    return { indexes: Array.from({ length: count }, (_, i) => i), above: 0, below: 0, scrollTo: () => {} }
  }
  const last = Math.min(range.last, count - 1)
  const first = Math.min(range.first, last)
  return {
    indexes: Array.from({ length: last - first + 1 }, (_, i) => first + i),
    above: offsets[first] ?? 0,
    below: (offsets[count] ?? 0) - (offsets[last + 1] ?? 0),
    scrollTo: (index) => scrollRowIntoView(scroller.current, offsets, index),
  }
}

function scrollRowIntoView(element: HTMLElement | null, offsets: Float64Array, index: number): void {
  if (!element) return
  const top = offsets[index] ?? 0
  const bottom = HEAD_HEIGHT_PX + (offsets[index + 1] ?? 0)
  if (top < element.scrollTop) element.scrollTop = top
  else if (bottom > element.scrollTop + element.clientHeight)
    element.scrollTop = bottom - element.clientHeight
}
