import { curveLinear } from '@visx/curve'
import { LinePath } from '@visx/shape'
import { cx } from '../../ui/cx'
import type { ChartSeries } from '../chartTypes'
import styles from './Lines.module.css'
import { type RunPoint, valueRuns } from './valueRuns'

export interface LinesProps {
  series: readonly ChartSeries[]
  centers: readonly number[]
  y: (value: number) => number
}

/** The lines of a chart, the main one on top; an isolated point is a dot. */
export function Lines({ series, centers, y }: LinesProps) {
  const place = { x: ({ at }: RunPoint) => centers[at] ?? 0, y: ({ value }: RunPoint) => y(value) }
  return [...series]
    .sort((a, b) => Number(a.look === 'now') - Number(b.look === 'now'))
    .map(({ id, look, points }) => {
      const runs = valueRuns(points.map(({ value }) => value))
      return (
        <g key={id}>
          {runs.map((run) => {
            const [only, second] = run
            return only && !second ? (
              <circle
                key={only.at}
                className={cx(look === 'now' ? styles.dot : styles.dotBefore)}
                cx={place.x(only)}
                cy={place.y(only)}
                r={look === 'now' ? 4 : 3}
              />
            ) : (
              <LinePath
                key={only?.at}
                data={run}
                {...place}
                curve={curveLinear}
                className={cx(styles[look])}
              />
            )
          })}
        </g>
      )
    })
}
