import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CHART_POINTS, chartSeries } from './chart'
import type { Telemetry } from './telemetry'

function drive(speeds: readonly number[]): Telemetry {
  return {
    seconds: speeds.length - 1,
    mileAt: new Float64Array(speeds.length),
    speedMph: Float32Array.from(speeds),
    limitMph: new Float32Array(speeds.length).fill(30),
  }
}

const speeds = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 2, maxLength: 3000 })

it('keeps both ends, the highest and the lowest speed, in at most as many points', () => {
  fc.assert(
    fc.property(speeds, (list) => {
      const series = chartSeries(drive(list))
      expect(series.length).toBeLessThanOrEqual(CHART_POINTS)
      expect(series[0]?.second).toBe(0)
      expect(series.at(-1)?.second).toBe(list.length - 1)
      const shown = series.map(({ speedMph }) => speedMph)
      expect(Math.max(...shown)).toBe(Math.max(...list))
      expect(Math.min(...shown)).toBe(Math.min(...list))
    }),
  )
})

it('is in the order of time, each second once', () => {
  fc.assert(
    fc.property(speeds, (list) => {
      const seconds = chartSeries(drive(list)).map(({ second }) => second)
      expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b))
    }),
  )
})

it('shows every second of a short drive', () => {
  expect(chartSeries(drive([0, 10, 20, 0]))).toEqual([
    { second: 0, speedMph: 0, limitMph: 30 },
    { second: 1, speedMph: 10, limitMph: 30 },
    { second: 2, speedMph: 20, limitMph: 30 },
    { second: 3, speedMph: 0, limitMph: 30 },
  ])
})
