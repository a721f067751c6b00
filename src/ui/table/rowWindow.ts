import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { renderAfterPaint } from '../feedback/renderAfterPaint'
import { rowAt, rowOffsets, rowRange } from './rowOffsets'
import { keepSizes, knownSizes, lastSizes, rowHeights } from './tableSizes'
import { useIsPrinting } from './useIsPrinting'

/** From this number of rows on, only the visible ones are rendered. */
export const VIRTUAL_FROM = 24

/** Longer lists are printed only as far as they are rendered: a browser does not lay out more rows in reasonable time. */
const MOST_PRINTED = 2000

/** Height of a one-line row in pixels, and estimated height of any row until it is measured. */
const ROW_HEIGHT_PX = 66

/** Height of the table header, which is sticky. */
const HEAD_HEIGHT_PX = 48

/** Extra rows rendered outside the viewport, so that fast scrolling shows no blank and Tab finds the next row. */
const OVERSCAN_ROWS = 8

/** Extra rows when the list changes; the others are rendered after the paint. */
const INITIAL_OVERSCAN_ROWS = 1

/** Height of the header, title, toolbar and table header above the rows of most lists, in pixels. */
const ABOVE_PX = 240

/**
 * Assumes the rest of the window until the container is measured, so that the first frame is not empty: at least half
 * of it, because a way back may lead to a place further down.
 */
const firstHeight = (name: string) =>
  Math.max(
    6 * ROW_HEIGHT_PX,
    window.innerHeight / 2,
    window.innerHeight - (knownSizes(name)?.above ?? ABOVE_PX),
  )

export interface RowWindow {
  /** Positions of the rows to show. */
  indexes: number[]
  /** Space for the rows above and below, in pixels. */
  above: number
  below: number
  /** Scrolls a row into view. */
  scrollTo: (index: number) => void
}

/**
 * Virtualizes the rows of a long table. Rows are real table rows of variable height, between two spacer rows.
 * @param name distinguishes the table from others
 * @param keyOf must be the same function as long as the rows and their order are the same
 * @param opened rows whose detail is open, which makes them taller
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  name: string,
  count: number,
  keyOf: (index: number) => string,
  opened: ReadonlySet<string>,
): RowWindow {
  const isPrinted = useIsPrinting() && count <= MOST_PRINTED
  const virtual = count > VIRTUAL_FROM && !isPrinted
  const [heights] = useState(() => rowHeights(name))
  const [measured, measuredMore] = useReducer((times: number) => times + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights change in place; `measured` tells
  const offsets = useMemo(
    () => rowOffsets(virtual ? count : 0, (index) => heights.get(keyOf(index)) ?? ROW_HEIGHT_PX),
    [virtual, count, keyOf, measured],
  )
  const [view, setView] = useState<View>(() => ({
    top: 0,
    height: lastSizes(name).height ?? firstHeight(name),
  }))
  const { overscan, isFirst } = useOverscan(keyOf, virtual)
  // In a table taller than the rest of the window, most is below the fold until the page is scrolled.
  const height = isFirst ? Math.min(view.height, firstHeight(name)) : view.height
  const range = rowRange(offsets, view.top, height, overscan)

  const shown = useRef({ offsets, overscan })
  useLayoutEffect(() => {
    shown.current = { offsets, overscan }
  })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!virtual || !element) return
    const readView = () => {
      const next = { top: element.scrollTop, height: element.clientHeight || firstHeight(name) }
      keepSizes(name, { height: next.height, above: aboveRows(element) })
      setView((now) => (sameRows(now, next, shown.current) ? now : next))
    }
    let width: number | null = null
    const observer = new ResizeObserver(() => {
      // A changed width wraps lines differently, so heights are measured again.
      if (width !== null && width !== element.clientWidth) {
        heights.clear()
        measuredMore()
      }
      width = element.clientWidth
      readView()
    })
    element.addEventListener('scroll', readView, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', readView)
      observer.disconnect()
    }
  }, [virtual, scroller, name, heights])
  // New rows are measured before they are painted, except the first ones if they fill the view at any height.
  const isFilled = isFirst && (range.last - range.first + 1) * ROW_HEIGHT_PX >= height
  // biome-ignore lint/correctness/useExhaustiveDependencies: which rows there are decides, not what is read of them
  useLayoutEffect(() => {
    const element = scroller.current
    if (!virtual || isFilled || !element) return
    const anchor = rowAt(offsets, element.scrollTop)
    let shift = 0
    let changed = false
    for (const row of element.querySelectorAll<HTMLElement>('tr[data-index]')) {
      const index = Number(row.dataset.index)
      const height = heightOf(row)
      const known = heights.get(keyOf(index)) ?? ROW_HEIGHT_PX
      if (height === 0) continue
      heights.set(keyOf(index), height)
      if (height === known) continue
      changed = true
      if (index < anchor) shift += height - known
    }
    if (!changed) return
    measuredMore()
    // Keeps the visible rows in place when rows above them turn out taller.
    if (shift !== 0) element.scrollTop += shift
  }, [virtual, isFilled, offsets, range.first, range.last, opened])

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

/** Height of what is above the rows before the page is scrolled. */
const aboveRows = (scroller: HTMLElement): number =>
  scroller.getBoundingClientRect().top + window.scrollY + HEAD_HEIGHT_PX

/** Height of a row including its open detail, which is a separate row. */
function heightOf(row: HTMLElement): number {
  const next = row.nextElementSibling
  const detail = next instanceof HTMLElement && next.dataset.detail !== undefined ? next.offsetHeight : 0
  return row.offsetHeight + detail
}

/** The visible part of the list, in pixels. */
interface View {
  top: number
  height: number
}

function sameRows(
  a: View,
  b: View,
  { offsets, overscan }: { offsets: Float64Array; overscan: number },
): boolean {
  const before = rowRange(offsets, a.top, a.height, overscan)
  const after = rowRange(offsets, b.top, b.height, overscan)
  return before.first === after.first && before.last === after.last
}

/** Renders few extra rows for a new list, so that typing in its search is answered at once. */
function useOverscan(
  keyOf: (index: number) => string,
  virtual: boolean,
): { overscan: number; isFirst: boolean } {
  const [painted, setPainted] = useState<typeof keyOf | null>(null)
  useEffect(() => (virtual ? renderAfterPaint(() => setPainted(() => keyOf)) : undefined), [keyOf, virtual])
  return {
    overscan: painted === keyOf ? OVERSCAN_ROWS : INITIAL_OVERSCAN_ROWS,
    isFirst: painted === null,
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
