import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rankedScores } from '#domain/performance/rankedScores'
import { pointsLost, someDays } from '#domain/testing/vehicleDays'
import { windowScore } from '#domain/trips/tripHistory'
import { checkTripSearch, readTripSearch } from '#domain/trips/tripSearch'
import { inLanguage } from '../../../../ui/testing/renderIn'
import { aPerformanceView } from '../testing/performanceView'
import { useHeadlineText } from './headlineText'

/** Points that a driver lost: fewer in the last thirty days than before, but more in the last seven of them. */
const hardBraking = Array.from({ length: 120 }, (_, at) => (at < 7 ? 4 : at < 30 ? 0 : 6))
const rows = [someDays({ lost: pointsLost({ hardBraking }) })]

it('leads to the trips with the score of the same days', () => {
  const [most] = rankedScores(rows, 30, (row, at) => row.driverId[at] ?? null)
  if (!most?.change) throw new Error('the driver has no change')
  const { result } = renderHook(() => useHeadlineText(aPerformanceView({ rows })), {
    wrapper: inLanguage('en'),
  })
  const { change, score } = most
  const { link } = result.current({ kind: 'improved', driverId: 'u-1', score, change })
  const { window } = readTripSearch(checkTripSearch(link.search))
  expect(windowScore(rows, { driverId: 'u-1' }, window)).toEqual({ score, change })
  expect(windowScore(rows, { driverId: 'u-1' }, 7).change).toBeLessThan(0)
})
