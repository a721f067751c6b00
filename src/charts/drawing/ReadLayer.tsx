import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react'
import { cx } from '../../ui/cx'
import { afterPage } from '../../ui/kit/inputPort'
import { usePointedAt } from './ReadingProvider'
import styles from './ReadLayer.module.css'
import { type Reading, readingText } from './readings'

export interface ReadLayerProps {
  label: string
  readings: readonly Reading[]
  /** Center of each point in pixels from the left edge of the layer, ascending. */
  centers: readonly number[]
  /** Initial position of the keyboard. */
  start: number
  /** Marks the width of a column, or one point of a line. */
  cursor: 'band' | 'moment'
  /** Width of a band, pixels. */
  band?: number
  /** Dots on the lines at a point, in pixels from the top. */
  dots?: (at: number) => readonly { id: string; y: number; look: 'now' | 'before' }[]
  style: CSSProperties
  className?: string | undefined
}

/**
 * Reads a chart by pointer or keyboard: hover, tap and drag (vertical moves still scroll the page), and a
 * native range input for the arrow keys, Home and End, which screen readers support.
 */
export function ReadLayer(props: ReadLayerProps) {
  const { label, readings, centers, start, cursor, band = 0, dots, style, className } = props
  const { at, point } = usePointedAt()
  const layer = useRef<HTMLDivElement>(null)
  const read = readings[at ?? start]
  const x = at === null ? null : (centers[at] ?? null)

  // The point that was read by touch stays after the finger is lifted, until something else is touched.
  const isRead = at !== null
  useEffect(() => {
    if (!isRead) return
    return afterPage('chartReading', {
      pointerdown: ({ target }) => {
        if (target instanceof Node && !layer.current?.contains(target)) point(null)
      },
    })
  }, [isRead, point])

  const follow = (event: PointerEvent<HTMLElement>) => {
    const from = event.currentTarget.getBoundingClientRect().left
    point(nearest(centers, event.clientX - from))
  }
  return (
    <div
      ref={layer}
      className={cx(styles.layer, className)}
      style={style}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}
    >
      {x !== null && at !== null && (
        <svg className={styles.cursor} aria-hidden="true">
          {cursor === 'band' ? (
            <rect className={styles.band} x={x - band / 2} width={band} height="100%" rx={3} />
          ) : (
            <line className={styles.moment} x1={x} x2={x} y2="100%" />
          )}
          {dots?.(at).map(({ id, y, look }) => (
            <circle key={id} className={cx(styles.dot, styles[look])} cx={x} cy={y} r={5} />
          ))}
        </svg>
      )}
      <input
        className={styles.range}
        type="range"
        aria-label={label}
        min={0}
        max={Math.max(0, readings.length - 1)}
        step={1}
        value={at ?? start}
        {...(read && { 'aria-valuetext': readingText(read) })}
        onChange={(event) => point(Number(event.target.value))}
        onFocus={() => point(at ?? start)}
        onBlur={() => point(null)}
        onKeyDown={(event) => event.key === 'Escape' && point(null)}
      />
    </div>
  )
}

function nearest(centers: readonly number[], x: number): number {
  let best = 0
  centers.forEach((center, at) => {
    if (Math.abs(center - x) < Math.abs((centers[best] ?? 0) - x)) best = at
  })
  return best
}
