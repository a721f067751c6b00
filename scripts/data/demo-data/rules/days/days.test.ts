import { describe, expect, it } from 'vitest'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { problemsAfter } from '../../testing/spoiled'
import type { DemoData } from '../rule'
import { DAY_RULES } from './dayRules'

type Spoil = (data: DemoData) => unknown

/** The row of a vehicle; throws when there is none, because the test would then say nothing. */
function rowOf({ vehicleDays, dealerVehicleDays }: DemoData, id: string): VehicleDays {
  const row = [...vehicleDays, ...dealerVehicleDays].find((days) => days.id === id)
  if (!row) throw new Error(`${id} has no days`)
  return row
}

/** Sets one day of one figure of the first vehicle; 1 is yesterday. */
const set =
  <Figure extends Exclude<keyof VehicleDays, 'id' | 'ev' | 'startOdometerMi' | 'lost'>>(
    figure: Figure,
    daysAgo: number,
    value: VehicleDays[Figure][number],
    id = 'v-1',
  ): Spoil =>
  (data) => {
    const list = rowOf(data, id)[figure] as VehicleDays[Figure][number][]
    list[daysAgo - 1] = value
  }

/** The first row of the inventory with a drive yesterday. */
function lent(data: DemoData): VehicleDays {
  const row = data.dealerVehicleDays.find(({ distanceMi }) => (distanceMi[0] ?? 0) > 0)
  if (!row) throw new Error('No vehicle of the inventory was driven yesterday')
  return row
}

function says(cases: readonly (readonly [problem: string, spoil: Spoil])[]): void {
  it.each(cases)('says "%s"', (problem, spoil) => {
    expect(problemsAfter(DAY_RULES, spoil)).toContainEqual(expect.stringContaining(problem))
  })
}

describe('a day', () => {
  says([
    ['v-1, 30 days ago: the first drive began at null', set('firstStart', 30, null)],
    ['v-1, 30 days ago: the last drive ended at null', set('lastEnd', 30, null)],
    ['v-1, 30 days ago: 0 ignition cycles', set('ignitionCycles', 30, 0)],
    ['v-1, 30 days ago: the top speed is 0', set('topSpeedMph', 30, 0)],
    ['minutes from 480 to 481', (data) => [set('firstStart', 30, 480)(data), set('lastEnd', 30, 481)(data)]],
    ['v-1, 30 days ago: masked for 900 minutes', set('maskedMinutes', 30, 900)],
    ['v-1, 30 days ago: a belt was open on 6 drives', set('seatbelt', 30, 6)],
    ['v-1, 101 days ago: 4 ignition cycles', set('ignitionCycles', 101, 4)],
  ])
})

describe('the passes of a day', () => {
  says([
    ['v-1, 30 days ago: 1 passes over 80 mph', set('fastPasses', 30, [81])],
    ['v-1, 30 days ago: 9 passes are road speeding', set('overLimit', 30, Array(9).fill([25, 31]))],
    ['v-1, 30 days ago: a fast pass is slow', set('fastPasses', 30, [49.9])],
    ['v-1, 30 days ago: the top speed is 99', set('topSpeedMph', 30, 99)],
    ['v-1, 30 days ago: a pass over the limit is too fast', set('overLimit', 30, [[65, 79]])],
    ['v-1, 30 days ago: a pass over the limit is within it', set('overLimit', 30, [[30, 30.2]])],
  ])
})

describe('the fleet as a whole', () => {
  says([
    [
      'days begin at other times',
      ({ vehicleDays }) => {
        for (const days of vehicleDays) days.firstStart = days.firstStart.map((start) => start && 300)
      },
    ],
    [
      'nobody ever begins at another time',
      ({ vehicleDays }) => {
        for (const days of vehicleDays) days.firstStart = days.firstStart.map((start) => start && 480)
      },
    ],
    [
      'no vehicle ever stood',
      ({ vehicleDays }) => {
        for (const days of vehicleDays) days.distanceMi = days.distanceMi.map(() => 10)
      },
    ],
    [
      '0 vehicles stood for a week',
      ({ vehicleDays }) => {
        for (const days of vehicleDays) days.distanceMi = days.distanceMi.map(() => 10)
      },
    ],
    [
      'nobody has maskedMinutes',
      ({ vehicleDays }) => {
        for (const days of vehicleDays) days.maskedMinutes.fill(0)
      },
    ],
    [
      '30 vehicles are masked',
      ({ vehicleDays }) => {
        for (const days of vehicleDays) days.maskedMinutes.fill(1)
      },
    ],
    [
      'nobody has seatbelt',
      ({ vehicleDays }) => {
        for (const days of vehicleDays) days.seatbelt.fill(0)
      },
    ],
  ])
})

describe('the last seven days', () => {
  says([
    ['v-1, 7 days ago: the first drive began at 1, not at', set('firstStart', 7, 1)],
    ['v-1, 1 days ago: the last drive ended at 1439, not at', set('lastEnd', 1, 1439)],
    ['v-1, 1 days ago: 4 ignition cycles', set('ignitionCycles', 1, 4)],
    ['v-1, 1 days ago: masked for 5 minutes, not 0', set('maskedMinutes', 1, 5)],
    ...(['distanceMi', 'minutes', 'idleMinutes', 'hardBraking', 'hardAcceleration'] as const).map(
      (figure) =>
        [
          `1 days ago: ${figure} differs`,
          (data: DemoData) => {
            lent(data)[figure][0] = 77
          },
        ] as const,
    ),
    [
      '1 days ago: points lost by hardBraking differ',
      (data) => {
        lent(data).lost.hardBraking[0] = 77
      },
    ],
    [': 2 ignition cycles', ({ dealerTrips }) => dealerTrips.shift()],
  ])
})

describe('a row of the inventory', () => {
  says([
    ['d-999 is no vehicle of the inventory', (data) => Object.assign(lent(data), { id: 'd-999' })],
    ['reports and has no days', ({ dealerVehicleDays }) => dealerVehicleDays.pop()],
    ['ev differs', (data) => Object.assign(lent(data), { ev: !lent(data).ev })],
    ['miles', (data) => Object.assign(lent(data), { startOdometerMi: 1 })],
    ['has a driver of the fleet', (data) => lent(data).driverId.splice(0, 1, 'u-1')],
    [
      '120 days ago: was not there yet',
      ({ dealerVehicleDays }) => {
        for (const days of dealerVehicleDays) days.levelPercent[119] = 50
      },
    ],
  ])
})

describe('readings', () => {
  says([
    ['v-1: 90 percent yesterday, 64 now', set('levelPercent', 1, 90)],
    ['v-1: oil 90 yesterday, 42 now', set('oilLife', 1, 90)],
    ['v-1: tires 0 psi under yesterday, 6 now', set('tireShortfallPsi', 1, 0)],
    ['d-7: 99 percent yesterday', set('levelPercent', 1, 99, 'd-7')],
    ['v-1, 40 days ago: 3 percent instead of', set('levelPercent', 40, 3)],
    ['instead of', ({ expenses }) => expenses.shift()],
    ['v-7, 50 days ago: an electric vehicle has oil', set('oilLife', 50, 50, 'v-7')],
    ['v-1, 40 days ago: the oil fell from', set('oilLife', 40, 1)],
    ['v-1, 40 days ago: the oil rose from', set('oilLife', 40, 94)],
    ['v-1, 40 days ago: a tire lost', set('tireShortfallPsi', 40, 15)],
    [
      'v-1, 40 days ago: a tire was filled to 2',
      (data) => [set('tireShortfallPsi', 40, 2)(data), set('tireShortfallPsi', 41, 3)(data)],
    ],
    [
      'no charge of the fleet became low',
      ({ vehicleDays }) => {
        for (const days of vehicleDays) days.levelPercent.fill(50)
      },
    ],
    [
      'no tires on the lots became low',
      ({ dealerVehicleDays }) => {
        for (const days of dealerVehicleDays) days.tireShortfallPsi.fill(0)
      },
    ],
  ])
})
