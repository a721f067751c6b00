import { describe, expect, it } from 'vitest'
import { ASLEEP, nextStage, type StageState } from './stageMachine'

const FIRST = nextStage(ASLEEP, { type: 'wanted' })
/** The state after a map that failed at each of these times and recovered in between. */
const afterFailures = (times: readonly number[], from: StageState = FIRST): StageState =>
  times.reduce((state, nowMs) => nextStage(state, { type: 'failed', nowMs }), from)

describe('a map that fails', () => {
  it('comes back after the third time within a minute', () => {
    expect(afterFailures([0, 20_000, 40_000])).toMatchObject({ status: 'loading', attempt: 4 })
  })

  it('is given up at the fourth within the same minute', () => {
    expect(afterFailures([0, 20_000, 40_000, 59_999])).toMatchObject({
      status: 'lost',
      reason: 'failing',
      sinceMs: 59_999,
    })
  })

  it('comes back as long as there are three a minute', () => {
    expect(afterFailures([0, 20_000, 40_000, 60_000, 80_000, 100_000]).status).toBe('loading')
  })

  it('has four times anew when it is tried again after a minute, and one before that', () => {
    const lost = afterFailures([0, 1, 2, 3])
    const again = nextStage(lost, { type: 'wanted' })
    expect(again.status).toBe('loading')
    expect(afterFailures([30_000], again).status).toBe('lost')
    expect(afterFailures([60_003, 60_004, 60_005], again).status).toBe('loading')
    expect(afterFailures([60_003, 60_004, 60_005, 60_006], again).status).toBe('lost')
  })
})
