import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of the probe in pixels at the normal text size. */
export const PROBE_WIDTH = 160

/**
 * Width of a table in pixels at the normal text size, measured before the first paint and whenever the
 * table or the text size changes; null until then.
 * @param probe an element as wide as `PROBE_WIDTH` in rem
 */
export function useTableRoom(
  table: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const [box, text] = [table.current, probe.current]
    if (!box || !text) return
    // The width outside of a scroll bar, so that one that appears with the rows folds nothing.
    const measure = () => {
      if (box.offsetWidth > 0 && text.offsetWidth > 0)
        setRoom(Math.floor((box.offsetWidth * PROBE_WIDTH) / text.offsetWidth))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(text)
    return () => observer.disconnect()
  }, [table, probe])
  return room
}
