import { expect, it } from 'vitest'
import { someDays } from '#domain/testing/vehicleDays'
import { HISTORY_DAYS, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { daySumsOf } from '../daySums'
import { rankedScores } from '../rankedScores'
import type { HeadlineFacts } from './headline'
import { headlinesOf } from './headlines'
import { measureCourse, scoreCourse } from './windowCourse'

const byDay = (of: (daysAgo: number) => number) => Array.from({ length: HISTORY_DAYS }, (_, at) => of(at + 1))

function factsOf(rows: VehicleDays[], changes: Partial<HeadlineFacts> = {}): HeadlineFacts {
  return {
    days: 30,
    facts: { sums: daySumsOf(rows), spent: null },
    rows,
    allRows: rows,
    coached: [],
    stormDaysAgo: [],
    scores: rankedScores(rows, changes.days ?? 30, (row, at) => row.driverId[at] ?? null),
    ...changes,
  }
}
const kinds = (facts: HeadlineFacts) => headlinesOf(facts).map(({ kind }) => kind)

const LEARNED = someDays({ hardBraking: byDay((daysAgo) => (daysAgo > 14 ? 2 : 1)) })
const COACHED = [{ driverId: 'u-1', coachedDaysAgo: 14 }]

it('tells of coaching with the rates of its two sides, and who improved most', () => {
  expect(headlinesOf(factsOf([LEARNED], { coached: COACHED }))[0]).toMatchObject({
    kind: 'coaching',
    before: 5,
    after: 2.5,
    change: -50,
    best: { driverId: 'u-1', before: 5, after: 2.5 },
  })
})

it('tells of no coaching that lies outside the window, at its edge, or did not help', () => {
  expect(kinds(factsOf([LEARNED], { coached: COACHED, days: 7 }))).not.toContain('coaching')
  expect(kinds(factsOf([LEARNED], { coached: [{ driverId: 'u-1', coachedDaysAgo: 28 }] }))).not.toContain(
    'coaching',
  )
  expect(kinds(factsOf([someDays()], { coached: COACHED }))).not.toContain('coaching')
})

it('tells of a storm when fuel went less far on its days', () => {
  const storm = [8, 9, 10, 11]
  const wet = someDays({ energy: byDay((daysAgo) => (storm.includes(daysAgo) ? 2.5 : 2)) })
  expect(headlinesOf(factsOf([wet], { stormDaysAgo: storm }))[0]).toMatchObject({
    kind: 'storm',
    fromDaysAgo: 11,
    toDaysAgo: 8,
    economy: 16,
    otherwise: 20,
    change: -20,
  })
  expect(kinds(factsOf([someDays()], { stormDaysAgo: storm }))).not.toContain('storm')
})

it('tells of an electric vehicle that is charged too late, and of no other', () => {
  const low = byDay((daysAgo) => (daysAgo <= 4 ? 10 + daysAgo : 60))
  expect(headlinesOf(factsOf([someDays({ ev: true, levelPercent: low })]))).toContainEqual({
    kind: 'lateCharge',
    vehicleId: 'v-1',
    times: 4,
    lowest: 11,
  })
  expect(kinds(factsOf([someDays({ levelPercent: low })]))).not.toContain('lateCharge')
})

it('tells of a vehicle that idles far more than all together', () => {
  const idler = someDays({ id: 'v-2', idleMinutes: byDay(() => 60) })
  const others = [3, 4, 5].map((at) => someDays({ id: `v-${at}` }))
  expect(headlinesOf(factsOf([idler, ...others]))).toContainEqual(
    expect.objectContaining({ kind: 'idler', vehicleId: 'v-2', share: 50 }),
  )
  expect(kinds(factsOf(others))).not.toContain('idler')
})

it('tells of a change of events only where both windows have twenty of them', () => {
  const fewer = (now: number, before: number) =>
    factsOf([
      someDays({
        roadSpeeding: byDay((daysAgo) =>
          daysAgo <= now || (daysAgo > 30 && daysAgo <= 30 + before) ? 1 : 0,
        ),
      }),
    ])
  expect(headlinesOf(fewer(20, 25))).toContainEqual(
    expect.objectContaining({ kind: 'change', measure: 'roadSpeeding' }),
  )
  expect(kinds(fewer(19, 25))).not.toContain('change')
  expect(kinds(fewer(25, 19))).not.toContain('change')
})

/** Fewer points lost in the newest 30 days; miles a day in these and before. */
const improved = (now: number, before: number) =>
  someDays({
    distanceMi: byDay((daysAgo) => (daysAgo <= 30 ? now : before)),
    lost: { ...someDays().lost, hardBraking: byDay((daysAgo) => (daysAgo <= 30 ? 1 : 3)) },
  })

it('tells of an improved score only on 200 miles and more in each of the two windows', () => {
  expect(kinds(factsOf([improved(10, 10)]))).toContain('improved')
  expect(kinds(factsOf([improved(6, 10)]))).not.toContain('improved')
  expect(kinds(factsOf([improved(10, 6)]))).not.toContain('improved')
})

it('draws the line from the value before to the value now that the sentence has', () => {
  const facts = factsOf([improved(10, 20)])
  const found = headlinesOf(facts)
  const score = scoreCourse(facts.rows, 30, (row, at) => row.driverId[at] ?? null, 'u-1')
  expect(score).toHaveLength(31)
  expect(found).toContainEqual({
    kind: 'improved',
    driverId: 'u-1',
    score: score.at(-1),
    change: (score.at(-1) ?? 0) - (score[0] ?? 0),
  })
  const distance = measureCourse('distance', facts.facts, 30)
  expect([distance[0], distance.at(-1)]).toEqual([600, 300])
})

it('says so when nothing stands out, and nothing when nothing was driven', () => {
  expect(kinds(factsOf([someDays()]))).toEqual(['steady'])
  expect(kinds(factsOf([someDays({ distanceMi: byDay(() => 0), minutes: byDay(() => 0) })]))).toEqual([])
})
