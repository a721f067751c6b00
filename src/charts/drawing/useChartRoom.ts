import { type CSSProperties, type RefCallback, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

export interface ChartRoom {
  ref: RefCallback<HTMLElement>
  width: number
  /** Size of the visitor's text relative to the default: labels need more space in proportion. */
  scale: number
}

const FIRST_WIDTH = 480
const USUAL_TEXT_PX = 16

/** The last measured space of charts by name, with the width of the window at that time. */
const lastRooms = new Map<string, Omit<ChartRoom, 'ref'> & { windowWidth: number }>()

/**
 * The space of a chart, known before its first paint: the hook of visx measures a frame later, and every
 * chart of a screen would jump. A hidden chart keeps its space, and one that is shown again in the same window
 * starts with its last one, so that the page need not be laid out before the frame that does it anyway.
 * @param name distinguishes the chart from others
 */
export function useChartRoom(name: string): ChartRoom {
  const [last] = useState(() => lastRooms.get(name))
  const [room, setRoom] = useState<Omit<ChartRoom, 'ref'>>(last ?? { width: FIRST_WIDTH, scale: 1 })
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const measure = () => {
        const width = Math.floor(element.clientWidth)
        const scale =
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_PX || 1
        if (width === 0) return
        lastRooms.set(name, { width, scale, windowWidth: innerWidth })
        setRoom((was) => (was.width === width && was.scale === scale ? was : { width, scale }))
      }
      if (last?.windowWidth !== innerWidth) measure()
      let isFirst = true
      const observer = new ResizeObserver(() => {
        // The first call comes before the first paint: a later render would be a jump.
        if (isFirst) flushSync(measure)
        else measure()
        isFirst = false
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [name, last],
  )
  return { ref, width: room.width, scale: room.scale }
}

/** Passes the drawn width of a chart to the style sheet: paper has other widths, and would stretch its text. */
export function drawnFor({ width }: Pick<ChartRoom, 'width'>): CSSProperties {
  return { '--drawn': `${width}px` } as CSSProperties
}
