import { type CSSProperties, type RefCallback, useCallback, useState } from 'react'

export interface ChartRoom {
  ref: RefCallback<HTMLElement>
  /** Pixels across. */
  width: number
  /** Size of the visitor's text against the usual: words need so much more room. */
  scale: number
}

const FIRST_WIDTH = 480
const USUAL_TEXT_PX = 16

/** The room that charts had when they were last shown, by name. */
const lastRooms = new Map<string, Omit<ChartRoom, 'ref'>>()

/**
 * The room of a chart, known before its first paint: the hook of visx measures a frame later, and every
 * chart of a screen would jump. A chart that is hidden keeps the room that it had, and one that is shown
 * again is drawn into the room of the last time, which is measured anew.
 * @param name tells the chart from others
 */
export function useChartRoom(name: string): ChartRoom {
  const [room, setRoom] = useState(() => lastRooms.get(name) ?? { width: FIRST_WIDTH, scale: 1 })
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const measure = () => {
        const width = Math.floor(element.clientWidth)
        const scale =
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_PX || 1
        if (width === 0) return
        lastRooms.set(name, { width, scale })
        setRoom((was) => (was.width === width && was.scale === scale ? was : { width, scale }))
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [name],
  )
  return { ref, ...room }
}

/** Says to a style sheet how wide a chart was drawn: paper has other widths, and would stretch its words. */
export function drawnFor({ width }: Pick<ChartRoom, 'width'>): CSSProperties {
  return { '--drawn': `${width}px` } as CSSProperties
}
