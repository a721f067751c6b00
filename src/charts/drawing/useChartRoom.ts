import { type RefCallback, useCallback, useState } from 'react'

export interface ChartRoom {
  ref: RefCallback<HTMLElement>
  /** Pixels across. */
  width: number
  /** Size of the visitor's text against the usual: words need so much more room. */
  scale: number
}

const FIRST_WIDTH = 480
const USUAL_TEXT_PX = 16

/**
 * The room of a chart, known before its first paint: the hook of visx measures a frame later, and every
 * chart of a screen would jump. A chart that is hidden keeps the room that it had.
 */
export function useChartRoom(): ChartRoom {
  const [room, setRoom] = useState({ width: FIRST_WIDTH, scale: 1 })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const width = Math.floor(element.clientWidth)
      const scale =
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_PX || 1
      if (width > 0) setRoom((was) => (was.width === width && was.scale === scale ? was : { width, scale }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...room }
}
