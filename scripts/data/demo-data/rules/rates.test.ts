import { expect, it } from 'vitest'
import { DEDUCTION_KINDS, eachReason } from '#domain/vehicle/score'
import { problemsAfter } from '../testing/spoiled'
import { driverRates, RATE_RULES } from './rates'
import type { DemoData } from './rule'

/** Multiplies a figure of every day. */
const times =
  (figure: 'hardBraking' | 'hardAcceleration' | 'roadSpeeding' | 'idleMinutes' | 'camera', factor: number) =>
  ({ vehicleDays }: DemoData) => {
    for (const days of vehicleDays) days[figure] = days[figure].map((value) => value * factor)
  }
/** Sets the points that every day lost, all by hard braking. */
const everyDayLoses =
  (points: number) =>
  ({ vehicleDays }: DemoData) => {
    for (const days of vehicleDays) {
      days.lost = eachReason(() => days.distanceMi.map(() => 0))
      days.lost.hardBraking = days.distanceMi.map((miles) => (miles > 0 ? points : 0))
    }
  }

it.each<[string, (data: DemoData) => void]>([
  ['harsh events per 100 miles instead of', times('hardAcceleration', 4)],
  ['road speedings per 100 miles instead of', times('roadSpeeding', 5)],
  ['the median is', times('hardBraking', 3)],
  ['hard brakings per 100 miles', times('hardBraking', 0)],
  ['0 drivers have 6 and more', times('hardBraking', 0)],
  ['over 10 harsh events per 100 miles', times('hardBraking', 3)],
  ['road speedings per 100 miles', times('roadSpeeding', 5)],
  ['idles', times('idleMinutes', 3)],
  ['camera events per 100 miles', times('camera', 4)],
  [
    'automatic brakings per 100 miles',
    ({ vehicleDays }) => {
      for (const days of vehicleDays) days.adasBraking = days.adasBraking.map(() => 1)
    },
  ],
  [
    ' times in ',
    ({ vehicleDays }) => {
      for (const days of vehicleDays) days.speedOver80 = days.speedOver80.map(() => 1)
    },
  ],
  [
    'v-1, 40 days ago: over 80 mph 30 times on',
    ({ vehicleDays }) => vehicleDays[0]?.speedOver80.splice(39, 1, 30),
  ],
  ['several have 100', everyDayLoses(0)],
  ['0 are under 70', everyDayLoses(0)],
  [
    'has the most events and a score of 100',
    (data) => {
      const [worst] = driverRates(data, 30).toSorted(
        (a, b) => b.harsh + b.roadSpeeding - a.harsh - a.roadSpeeding,
      )
      for (const { lost, driverId } of data.vehicleDays)
        for (const kind of DEDUCTION_KINDS)
          lost[kind] = lost[kind].map((points, at) => (driverId[at] === worst?.driverId ? 0 : points))
    },
  ],
  ['a good score with', everyDayLoses(0)],
  ['hardly anybody has 95 and more', everyDayLoses(12)],
  ['few are from 80 to 95', everyDayLoses(40)],
])('says %s', (problem, spoil) => {
  expect(problemsAfter(RATE_RULES, spoil)).toContainEqual(expect.stringContaining(problem))
})
