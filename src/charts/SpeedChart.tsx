import { useLingui } from '@lingui/react/macro'
import { curveLinear, curveStepAfter } from '@visx/curve'
import { GridRows } from '@visx/grid'
import { scaleLinear } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { cx } from '../ui/cx'
import { useChartRoom } from './drawing/useChartRoom'
import styles from './SpeedChart.module.css'
import { downsampleSpeeds, interpolate, runsWhere, type SpeedPoint } from './speedPoints'

export interface SpeedChartProps {
  label: string
  /** Unit of the speeds, beside the title. */
  unit: string
  /** Speed and limit at each second, in that unit. */
  speeds: ArrayLike<number>
  limits: ArrayLike<number>
  /** Speeding begins this much over the limit, in that unit. */
  margin: number
  /** The current second. */
  second: () => number
  /** Moves the cursor without React: `set` is called with each new second. @returns the unsubscribe function */
  subscribe: (set: (second: number) => void) => () => void
  /** Called with the second at a touch. */
  onSeek: (second: number) => void
}

const HEIGHT = 112
const TOP = 8
const FOOT = 6
/** Space for three digits left of the plot. */
const LEFT = 34
/** Space for the playhead's dot at either end. */
const RIGHT = 8
/** A pixel or two for each reading. */
const PIXELS_PER_READING = 2
const TICK_COUNT = 2

/** Speed over the trip with its limit; speeding is redrawn in red. One cursor is shared with map and scrubber. */
export function SpeedChart(props: SpeedChartProps) {
  const { label, unit, speeds, limits, margin, second, subscribe, onSeek } = props
  const { t } = useLingui()
  const { ref, width } = useChartRoom('trip speed')
  const seconds = Math.max(1, speeds.length - 1)
  const top = scaleTop(speeds, limits)
  const plot = Math.max(10, width - LEFT - RIGHT)
  const { x, y } = useMemo(
    () => ({
      x: scaleLinear({ domain: [0, seconds], range: [0, plot] }),
      y: scaleLinear({ domain: [0, top], range: [HEIGHT - FOOT, TOP] }),
    }),
    [seconds, plot, top],
  )
  const points = useMemo(() => downsampleSpeeds(speeds, plot / PIXELS_PER_READING), [speeds, plot])
  const steps = useMemo(() => limitSteps(limits), [limits])
  const over = useMemo(
    () => runsWhere(points, (point) => point.value >= (limits[point.second] ?? 0) + margin),
    [points, limits, margin],
  )
  const cursor = useRef<SVGGElement>(null)
  const dot = useRef<SVGCircleElement>(null)
  useEffect(() => {
    const show = (at: number) => {
      cursor.current?.setAttribute('transform', `translate(${x(at)} 0)`)
      dot.current?.setAttribute('cy', String(y(interpolate(speeds, at))))
    }
    show(second())
    return subscribe(show)
  }, [x, y, speeds, second, subscribe])

  const seek = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left + LEFT
    onSeek(Math.min(seconds, Math.max(0, x.invert(event.clientX - left))))
  }
  const place = { x: (point: SpeedPoint) => x(point.second), y: (point: SpeedPoint) => y(point.value) }
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{t`Speed, ${unit}`}</span>
        <span className={styles.key}>
          <span className={styles.limitKey} aria-hidden="true" />
          {t`Limit`}
        </span>
        <span className={styles.key}>
          <span className={styles.overKey} aria-hidden="true" />
          {t`Speeding`}
        </span>
      </figcaption>
      <div ref={ref} className={styles.box}>
        <svg
          role="img"
          aria-label={label}
          width={width}
          height={HEIGHT}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            seek(event)
          }}
          onPointerMove={(event) => event.buttons > 0 && seek(event)}
        >
          <g className={styles.ticks}>
            {y.ticks(TICK_COUNT).map((tick) => (
              <text key={tick} x={LEFT - 8} y={y(tick)} dy="0.32em">
                {tick}
              </text>
            ))}
          </g>
          <g transform={`translate(${LEFT} 0)`}>
            <GridRows scale={y} width={plot} numTicks={TICK_COUNT} className={cx(styles.grid)} />
            <AreaClosed data={points} {...place} yScale={y} curve={curveLinear} className={cx(styles.area)} />
            <LinePath data={steps} {...place} curve={curveStepAfter} className={cx(styles.limit)} />
            <LinePath data={points} {...place} curve={curveLinear} className={cx(styles.speed)} />
            {over.map((run) => (
              <LinePath
                key={run[0]?.second ?? ''}
                data={run}
                {...place}
                curve={curveLinear}
                className={cx(styles.over)}
              />
            ))}
            <g ref={cursor}>
              <line className={styles.cursor} y1={0} y2={HEIGHT - FOOT} />
              <circle ref={dot} className={styles.dot} r={6} />
            </g>
          </g>
        </svg>
      </div>
    </figure>
  )
}

/** The end of the scale: the maximum of both, rounded up to the next twenty. */
function scaleTop(...lists: ArrayLike<number>[]): number {
  let highest = 0
  for (const list of lists)
    for (let at = 0; at < list.length; at += 1) highest = Math.max(highest, list[at] ?? 0)
  return Math.max(40, Math.ceil((highest + 1) / 20) * 20)
}

/** Only the seconds at which the limit changes, and the last one. */
function limitSteps(limits: ArrayLike<number>): SpeedPoint[] {
  const found: SpeedPoint[] = []
  for (let second = 0; second < limits.length; second += 1) {
    const value = limits[second] ?? 0
    if (found.at(-1)?.value !== value || second === limits.length - 1) found.push({ second, value })
  }
  return found
}
