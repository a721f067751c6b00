import { describe, expect, it } from 'vitest'
import { scoreFloor, scoreRuns } from './scoreRuns'

describe('a score by day', () => {
  it('is a line for each run of days, with a gap where nothing was driven', () => {
    const runs = scoreRuns([90, 92, null, 80, null, null, 70])
    expect(runs.map((run) => run.map(({ at }) => at))).toEqual([[0, 1], [3], [6]])
  })

  it('has no line where nothing was driven at all', () => {
    expect(scoreRuns([null, null])).toEqual([])
  })

  it('begins its scale under the lowest day, at 60 or less', () => {
    expect(scoreFloor([95, null, 88])).toBe(60)
    expect(scoreFloor([95, 41])).toBe(40)
    expect(scoreFloor([])).toBe(60)
  })
})
