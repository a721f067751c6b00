import { describe, expect, it } from 'vitest'
import { scoreFloor } from '../ScoreChart'
import { valueRuns } from './valueRuns'

describe('values by day', () => {
  it('are a line for each run of days, with a gap where nothing was counted', () => {
    const runs = valueRuns([90, 92, null, 80, null, Number.NaN, 70])
    expect(runs.map((run) => run.map(({ at }) => at))).toEqual([[0, 1], [3], [6]])
  })

  it('have no line where nothing was counted at all', () => {
    expect(valueRuns([null, null])).toEqual([])
  })
})

it('a scale of scores begins under the lowest day, at 60 or less', () => {
  expect(scoreFloor([95, null, 88])).toBe(60)
  expect(scoreFloor([95, 41])).toBe(40)
  expect(scoreFloor([])).toBe(60)
})
