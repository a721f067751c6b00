import { expect, it } from 'vitest'
import { problemsAfter } from '../testing/spoiled'
import type { DemoData } from './rule'
import { STORY_RULES } from './story'

/** Multiplies a figure of some days, 1 is yesterday. */
const times =
  (
    figure: 'distanceMi' | 'hardBraking' | 'idleMinutes' | 'adasBraking',
    factor: number,
    from = 1,
    to = 120,
  ) =>
  ({ vehicleDays }: DemoData) => {
    for (const days of vehicleDays)
      days[figure] = days[figure].map((value, at) =>
        from <= at + 1 && at + 1 <= to ? value * factor : value,
      )
  }

it.each<[string, (data: DemoData) => void]>([
  ['run 3: 0 drive on a working day', times('distanceMi', 0, 15, 21)],
  ['drive on the Sunday', times('distanceMi', 0, 3, 3)],
  ['drive on the Saturday', times('distanceMi', 0, 4, 4)],
  [
    'a dealer is open on every day',
    ({ dealerVehicleDays }) => {
      for (const days of dealerVehicleDays) days.distanceMi = days.distanceMi.map(() => 5)
    },
  ],
  ['hard braking fell by', times('hardBraking', 2, 1, 30)],
  [
    'were coached',
    ({ users }) => {
      for (const user of users) user.coachedDaysAgo = null
    },
  ],
  [
    'coached, and not enrolled',
    ({ users }) => {
      for (const user of users) if (user.coachedDaysAgo !== null) user.coaching = 'notEnrolled'
    },
  ],
  ['miles in the storm', times('distanceMi', 2, 8, 14)],
  ['as little idling as since', times('idleMinutes', 0.5, 8, 14)],
  ['as few automatic brakings as since', times('adasBraking', 0, 8, 14)],
  [
    'no clip is wet',
    ({ weatherDays }) => {
      weatherDays.splice(0, weatherDays.length, ...weatherDays.filter(({ kind }) => kind !== 'rain'))
    },
  ],
  [
    'of the next',
    ({ vehicleDays }) => {
      for (const days of vehicleDays) days.idleMinutes = days.minutes.map((minutes) => minutes / 5)
    },
  ],
  [
    'percent were left',
    ({ expenses }) => {
      for (const { details } of expenses) details.volume /= 2
    },
  ],
])('says "%s"', (problem, spoil) => {
  expect(problemsAfter(STORY_RULES, spoil)).toContainEqual(expect.stringContaining(problem))
})

it('finds nothing wrong with the data of the repository', () => {
  expect(problemsAfter(STORY_RULES, () => undefined)).toEqual([])
})
