import { describe, expect, it } from 'vitest'
import { committedRows } from '../testing/committedRows'
import { problemsAfter as spoiledProblems } from '../testing/spoiled'
import { CROSS_RULES, checkRules } from './crossRules'
import type { DemoData } from './rule'

const DATA = committedRows()

/** Problems of the data in the repository after `spoil`. */
const problemsAfter = (spoil: (data: DemoData) => void): string[] => spoiledProblems(CROSS_RULES, spoil)

/** The first row that fits; throws when there is none, because the test would then say nothing. */
function first<T>(rows: T[], fits: (row: T) => boolean = () => true): T {
  const row = rows.find(fits)
  if (row === undefined) throw new Error('No row fits')
  return row
}

it('finds nothing wrong with the data as it is made', () => {
  expect(problemsAfter(() => {})).toEqual([])
})

it('checks something in every rule', () => {
  expect(checkRules(DATA).filter(({ checked }) => checked === 0)).toEqual([])
})

describe('people', () => {
  it.each<[string, (data: DemoData) => void]>([
    ['v-1: driver u-1 has null', ({ users }) => Object.assign(first(users), { vehicleId: null })],
    ['u-1: v-1 is not driven by them', ({ vehicles }) => Object.assign(first(vehicles), { driverId: null })],
    ['v-1: driver is of another fleet', ({ users }) => Object.assign(first(users), { fleet: 'Fleet Two' })],
    ['users are not u-1 to u-30, m-1 to m-8', ({ users }) => users.pop()],
    [
      'm-1: is a driver',
      ({ users }) =>
        Object.assign(
          first(users, ({ id }) => id === 'm-1'),
          { role: 'driver' },
        ),
    ],
    ['u-1: initials XX', ({ users }) => Object.assign(first(users), { initials: 'XX' })],
    [
      "u-2: Luis Mendoza is somebody else's",
      ({ users }) => Object.assign(users[1] ?? {}, { name: 'Luis Mendoza' }),
    ],
    ['u-1: a phone may be real', ({ users }) => Object.assign(first(users).phone, { us: '(312) 555-0342' })],
    [
      'v-1: added 821, its fleet 820',
      ({ vehicles }) => Object.assign(first(vehicles), { addedDaysAgo: 821 }),
    ],
    [
      'f-1: created 821, its account 820',
      ({ fleets }) => Object.assign(first(fleets), { createdDaysAgo: 821 }),
    ],
    ['u-1: added 9000', ({ users }) => Object.assign(first(users), { addedDaysAgo: 9000 })],
    [
      'no driver is enrolled',
      ({ users }) => {
        for (const user of users) if (user.coaching) user.coaching = 'notEnrolled'
      },
    ],
    ['u-1: a driver, coaching null', ({ users }) => Object.assign(first(users), { coaching: null })],
    [
      '2 people are signed in in dealer',
      ({ accounts }) => Object.assign(first(accounts), { signedIn: ['fleet', 'demo', 'game', 'dealer'] }),
    ],
    ['nobody is a inventoryManager', ({ accounts }) => accounts.splice(2, 1)],
    [
      'no long French name',
      ({ users }) => {
        for (const user of users) user.language = 'en'
      },
    ],
    ['no fleet is called Fleet Two', ({ fleets }) => fleets.pop()],
    ['no fleet is called Fleet Six', ({ reports }) => Object.assign(first(reports), { fleet: 'Fleet Six' })],
  ])('says %s', (problem, spoil) => {
    expect(problemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
  })
})

describe('driving', () => {
  it.each<[string, (data: DemoData) => void]>([
    ['t-101: v-99', ({ trips }) => Object.assign(first(trips), { vehicleId: 'v-99' })],
    ['a trip id occurs twice', ({ trips }) => trips.push(first(trips))],
    ['v-1, 7 days ago: trips 2,3,4,5', ({ trips }) => trips.shift()],
    [
      'v-1, 1 days ago: points lost by hardBraking differ',
      ({ vehicleDays }) => first(vehicleDays).lost.hardBraking.splice(0, 1, 77),
    ],
    [
      'v-1, 7 days ago: distanceMi differs',
      ({ trips }) => {
        first(trips).distanceMi += 0.1
      },
    ],
    [
      'v-1, 7 days ago: energy differs',
      ({ trips }) => {
        first(trips).energy += 0.01
      },
    ],
    [
      'v-1, 7 days ago: minutes differs',
      ({ trips }) => {
        first(trips).minutes += 1
      },
    ],
    [
      'v-1, 1 days ago: roadSpeeding differs',
      ({ vehicleDays }) => {
        first(vehicleDays).roadSpeeding[0] = 9
      },
    ],
    [
      'road speeding',
      ({ trips }) => {
        const trip = first(trips, ({ roadSpeeding }) => roadSpeeding !== undefined)
        trip.dots = trip.dots.filter(({ type, subtypes }) => type !== 5 && subtypes === undefined)
      },
    ],
    [
      'roadSpeeding costs 0 instead of 4',
      ({ trips }) => {
        const trip = first(trips, ({ roadSpeeding }) => roadSpeeding?.times === 1)
        Object.assign(trip, { roadSpeeding: { times: 1, deduction: 0 } })
      },
    ],
    [
      'roadSpeeding costs nothing',
      ({ trips }) => {
        first(trips, ({ roadSpeeding }) => roadSpeeding !== undefined).score = 100
      },
    ],
    [
      'has no hard brake',
      ({ trips }) => {
        for (const trip of trips) trip.dots = trip.dots.filter(({ type }) => type !== 1)
      },
    ],
    [
      'no group has every subtype',
      ({ trips }) => {
        for (const { dots } of trips) for (const dot of dots) if (dot.subtypes) dot.subtypes = ['hardBrake']
      },
    ],
    [
      'v-1, 1 days ago: a trip has another driver',
      ({ vehicleDays }) => {
        first(vehicleDays).driverId[0] = 'u-9'
      },
    ],
    [
      'instead of 28406',
      ({ vehicleDays }) => {
        first(vehicleDays).startOdometerMi += 1
      },
    ],
    [
      'instead of 28406',
      ({ vehicleDays }) => {
        first(vehicleDays).distanceMi[77] = 0
      },
    ],
    ['v-1 has a driver and no days', ({ vehicleDays }) => vehicleDays.shift()],
    [
      'v-1 is nonConnected and has days',
      ({ vehicles }) => Object.assign(first(vehicles), { status: 'nonConnected' }),
    ],
    [
      't-101: score',
      ({ trips }) => {
        first(trips).score -= 1
      },
    ],
    [
      'showBreakdown does not fit',
      ({ trips }) => {
        first(trips).showBreakdown = !first(trips).showBreakdown
      },
    ],
    [
      'idles 15 minutes',
      ({ trips }) => {
        first(trips, ({ other, minutes }) => !other && minutes > 15).idleMinutes = 15
      },
    ],
    [
      'dots of hard braking',
      ({ trips }) => {
        const trip = first(trips, ({ dots }) => dots.some(({ type }) => type === 1))
        trip.dots = trip.dots.filter(({ type }) => type !== 1)
      },
    ],
    ['does not lead from start to end', ({ trips }) => first(trips).dots.pop()],
    ['dots are not in order', ({ trips }) => first(trips).dots.reverse()],
    [
      'begins elsewhere in ca',
      ({ trips }) => {
        first(trips).map.ca.endLocation = 'Elsewhere'
      },
    ],
    [
      'leaves mx',
      ({ trips }) => {
        first(trips).map.mx.start = [0, 0]
      },
    ],
    [
      'v-1: trips ended',
      ({ vehicles }) => {
        const { details } = first(vehicles)
        details.notifications = details.notifications.filter(({ kind }) => kind !== 'trip')
      },
    ],
    [
      'v-1: its first trip of today began',
      ({ trips }) =>
        Object.assign(trips.find(({ vehicleId, daysAgo }) => vehicleId === 'v-1' && daysAgo === 0) ?? {}, {
          minutes: 900,
        }),
    ],
    [
      'v-1: sped 1 minutes ago on no trip',
      ({ vehicles }) => {
        for (const one of first(vehicles).details.notifications)
          if (one.kind === 'speeding') one.minutesAgo = 1
      },
    ],
    ['v-1: t-102 overlaps', ({ trips }) => Object.assign(trips[1]?.ended ?? {}, { minuteOfDay: 1 })],
    [
      'v-1: is not where its last trip ended in mx',
      ({ vehicles }) => {
        first(vehicles).details.map.mx.start = [0, 0]
      },
    ],
    [
      'v-1: the overview in us does not show its newest full day',
      ({ vehicles }) => first(vehicles).details.tripHistorySummary.us.dots.splice(1, 1),
    ],
    [
      'no dot of type 11',
      ({ trips }) => {
        for (const trip of trips) trip.dots = trip.dots.filter(({ type }) => type !== 11)
      },
    ],
    [
      'no trip is personal',
      ({ trips }) => {
        for (const trip of trips) trip.business = true
      },
    ],
    [
      'u-20: a chart without a score',
      ({ users }) => {
        first(users, ({ id }) => id === 'u-20').charts = ['score']
      },
    ],
    ['events of', ({ cameraEvents }) => cameraEvents.shift()],
    [
      'one of the lenses saw nothing',
      ({ cameraEvents }) => {
        for (const event of cameraEvents) event.facing = 'front'
      },
    ],
  ])('says %s', (problem, spoil) => {
    expect(problemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
  })
})

describe('spending', () => {
  it.each<[string, (data: DemoData) => void]>([
    [
      'e-1: is of another fleet',
      ({ expenses }) => {
        const expense = first(expenses)
        expense.fleet = expense.fleet === 'Fleet One' ? 'Fleet Two' : 'Fleet One'
      },
    ],
    [
      'e-1: u-99 did not drive',
      ({ expenses }) => {
        first(expenses).driverId = 'u-99'
      },
    ],
    [
      'e-1: nobody is m-99',
      ({ expenses }) => {
        first(expenses).createdBy = 'm-99'
      },
    ],
    [
      'e-1: amount 1',
      ({ expenses }) => {
        first(expenses).amount = 1
      },
    ],
    [
      'e-1: price 9',
      ({ expenses }) => {
        first(expenses).details.unitPrice = 9
      },
    ],
    [
      'does not charge for 0.5',
      ({ expenses }) => {
        first(expenses, ({ type }) => type === 'charging').details.unitPrice = 0.5
      },
    ],
    [
      'does not go into',
      ({ expenses }) => {
        first(expenses).details.volume = 290
      },
    ],
    [
      'v-1: bought',
      ({ expenses }) => {
        for (const { vehicleId, details } of expenses) if (vehicleId === 'v-1') details.volume /= 2
      },
    ],
    [
      'but 100 percent were left',
      ({ expenses, vehicles, feedItems }) => {
        const { vehicleId } = first(
          feedItems,
          ({ event, vehicleId: id }) =>
            event.kind === 'charging' &&
            event.state === 'interrupted' &&
            vehicles.some((one) => one.id === id),
        )
        first(expenses, (expense) => expense.vehicleId === vehicleId).date.daysAgo = 1
      },
    ],
    [
      'Unit 204 tells of charging alone',
      ({ vehicles }) => {
        first(vehicles, ({ label }) => label === 'Unit 204').details.notifications.push({
          kind: 'charging',
          minutesAgo: 700,
        })
      },
    ],
    [
      'one is of today',
      ({ expenses }) => {
        first(expenses).date.daysAgo = 0
      },
    ],
    ['they are not newest first', ({ expenses }) => expenses.reverse()],
    [
      'one type is missing',
      ({ expenses }) => {
        for (const expense of expenses) expense.type = 'fueling'
      },
    ],
  ])('says %s', (problem, spoil) => {
    expect(problemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
  })
})

describe('the fleet', () => {
  it.each<[string, (data: DemoData) => void]>([
    [
      'nothing is valid',
      ({ vehicles }) => {
        for (const vehicle of vehicles) if (vehicle.status === 'valid') vehicle.status = 'connected'
      },
    ],
    [
      'no camera is obstructed',
      ({ vehicles }) => {
        for (const { details } of vehicles) details.camera = null
      },
    ],
    [
      'the location of no vehicle is masked',
      ({ vehicles }) => {
        for (const { details } of vehicles) details.isLocationMasked = false
      },
    ],
    [
      'rows',
      ({ trips }) => {
        for (let at = 0; at < 6000; at++) trips.push(first(trips))
      },
    ],
  ])('says %s', (problem, spoil) => {
    expect(problemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
  })
})
