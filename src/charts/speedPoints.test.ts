import { describe, expect, it } from 'vitest'
import { downsampleSpeeds, interpolate, runsWhere } from './speedPoints'

describe('readings for a chart', () => {
  it('are all there when there is room', () => {
    expect(downsampleSpeeds([0, 10, 5], 100)).toEqual([
      { second: 0, value: 0 },
      { second: 1, value: 10 },
      { second: 2, value: 5 },
    ])
  })

  it('keep every stop and peak when there is not', () => {
    const speeds = Array.from({ length: 1000 }, (_, second) =>
      second === 503 ? 99 : second === 700 ? 0 : 40,
    )
    const values = downsampleSpeeds(speeds, 50).map(({ value }) => value)
    expect(values.length).toBeLessThanOrEqual(101)
    expect([Math.max(...values), Math.min(...values)]).toEqual([99, 0])
  })

  it('end with the last one', () => {
    const speeds = Array.from({ length: 101 }, (_, second) => 50 - Math.abs(50 - second))
    expect(downsampleSpeeds(speeds, 10).at(-1)).toEqual({ second: 100, value: 0 })
    expect(downsampleSpeeds([], 10)).toEqual([])
  })
})

it('runs take the readings beside them along', () => {
  const points = [30, 50, 60, 30, 30, 55].map((value, second) => ({ second, value }))
  const runs = runsWhere(points, ({ value }) => value > 40)
  expect(runs.map((run) => run.map(({ second }) => second))).toEqual([
    [0, 1, 2, 3],
    [4, 5],
  ])
})

it('a moment between two seconds reads in proportion', () => {
  expect([interpolate([10, 20], 0.5), interpolate([10, 20], 9), interpolate([10, 20], -1)]).toEqual([
    15, 20, 10,
  ])
})
