import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { keepSizes, knownSizes, lastSizes } from './tableSizes'

/** Width of the probe in pixels at the normal text size. */
export const PROBE_WIDTH = 160

/** By then the navigation has opened or closed beside a screen that was just opened. */
const SETTLED_MS = 400

/**
 * Width of a table in pixels at the normal text size; null before the first measurement. A table that was
 * shown in this window before starts with its last width, and is measured once the page has settled;
 * otherwise it is measured before the first paint. Measured again whenever the table or the text size
 * changes.
 * @param probe an element as wide as `PROBE_WIDTH` in rem
 * @param name distinguishes the table from others
 * @param isSame whether two widths are equivalent for the table, which then is not rendered again; another
 * function if other inputs have changed
 */
export function useTableRoom(
  table: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  name: string,
  isSame: (a: number, b: number) => boolean,
): number | null {
  const [room, setRoom] = useState<number | null>(() => lastSizes(name).room ?? null)
  const measured = useRef<number | null>(null)
  const latest = useRef(isSame)
  const settle = useCallback(() => {
    const now = measured.current
    if (now !== null) setRoom((was) => (was !== null && latest.current(was, now) ? was : now))
  }, [])
  useLayoutEffect(() => {
    latest.current = isSame
    settle()
  }, [isSame, settle])
  useLayoutEffect(() => {
    const [box, text] = [table.current, probe.current]
    if (!box || !text) return
    // The width including the scroll bar, so that a scroll bar that appears with the rows does not fold a column.
    const measure = () => {
      if (box.offsetWidth === 0 || text.offsetWidth === 0) return
      measured.current = Math.floor((box.offsetWidth * PROBE_WIDTH) / text.offsetWidth)
      keepSizes(name, { room: measured.current, window: innerWidth })
      settle()
    }
    const observer = new ResizeObserver(measure)
    const start = () => {
      measure()
      observer.observe(box)
      observer.observe(text)
    }
    const timer = knownSizes(name)?.window === innerWidth ? setTimeout(start, SETTLED_MS) : start()
    return () => {
      clearTimeout(timer ?? undefined)
      observer.disconnect()
    }
  }, [table, probe, name, settle])
  return room
}
