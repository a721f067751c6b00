import { describe, expect, it } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle'
import {
  lowOil,
  moving,
  parked,
  problemsOfOne,
  reportingGas,
  silent,
  withoutIssues,
} from '../testing/fleetProblems'

describe('rules for one vehicle', () => {
  it.each<[string, (vehicle: Vehicle) => boolean, (vehicle: Vehicle) => void]>([
    [
      'ignition is off in D',
      moving,
      (it) => {
        it.details.isIgnitionOn = false
      },
    ],
    [
      'moves with ignition off',
      moving,
      (it) => {
        it.details.isIgnitionOn = false
      },
    ],
    [
      'moves in N',
      moving,
      (it) => {
        it.details.prndle = 'N'
      },
    ],
    [
      'stands in D',
      (it) => it.details.prndle === 'N',
      (it) => {
        it.details.prndle = 'D'
      },
    ],
    [
      'must not tell of checkOut',
      moving,
      (it) => {
        it.details.allowDriverCheckIn = false
      },
    ],
    [
      'must not tell of checkOut',
      (it) => it.status === 'pendingConfiguration' && it.driverId !== null,
      (it) => {
        it.details.notifications = [{ kind: 'checkOut', minutesAgo: 3 }]
      },
    ],
    [
      'ignition is on without a driver',
      moving,
      (it) => {
        it.driverId = null
      },
    ],
    [
      'ignition is on under a drive block',
      moving,
      (it) => {
        it.details.isDriveBlockEnabled = true
      },
    ],
    [
      'speed differs by region',
      moving,
      (it) => {
        it.details.map.ca.speedMph = 1
      },
    ],
    [
      'clickable must mean that it reports',
      silent,
      (it) => {
        it.details.clickable = true
      },
    ],
    [
      'ignition is on, but it is nonConnected',
      silent,
      (it) => {
        it.details.isIgnitionOn = true
      },
    ],
    [
      'ignition is on, but it is waitingForIgnition',
      (it) => it.status === 'waitingForIgnition',
      (it) => {
        it.details.isIgnitionOn = true
      },
    ],
    [
      'tire notification and tire flag disagree',
      withoutIssues,
      (it) => {
        it.details.notifications = [{ kind: 'tire', minutesAgo: 3 }]
      },
    ],
    [
      'oil notification and oil flag disagree',
      lowOil,
      (it) => {
        it.details.notifications = []
      },
    ],
    [
      'must not tell of charging',
      reportingGas,
      (it) => {
        it.details.notifications = [{ kind: 'charging', minutesAgo: 3 }]
      },
    ],
    [
      'must not tell of trip',
      silent,
      (it) => {
        it.details.notifications = [{ kind: 'trip', minutesAgo: 3 }]
      },
    ],
    [
      'must not tell of speeding',
      parked,
      (it) => {
        it.details.notifications = [{ kind: 'speeding', minutesAgo: 3 }]
      },
    ],
    [
      'must not tell of checkOut',
      parked,
      (it) => {
        it.details.notifications = [{ kind: 'checkOut', minutesAgo: 3 }]
      },
    ],
    [
      'notifications are not newest first',
      moving,
      (it) => {
        it.details.notifications.reverse()
      },
    ],
    [
      'has not the form of us',
      reportingGas,
      (it) => {
        it.licensePlate.us = 'PHAROS'
      },
    ],
    [
      'map icon in ca is a van',
      reportingGas,
      (it) => {
        it.details.map.ca.icon = 'van'
      },
    ],
    [
      'leaves town in us',
      moving,
      (it) => {
        it.details.map.us.end = [-87.5, 41.9]
      },
    ],
    [
      'does not come by its end in us',
      moving,
      (it) => {
        it.details.map.us.end = [-87.7001, 41.8801]
      },
    ],
    [
      'does not go round from its start to it in mx',
      moving,
      (it) => {
        it.details.map.mx.path = it.details.map.mx.path.slice(0, -12)
      },
    ],
    [
      'stands, but has a way to go in us',
      parked,
      (it) => {
        it.details.map.us.end = [-87.7, 41.9]
      },
    ],
    [
      'moves, but has no way to go in us',
      moving,
      (it) => {
        it.details.map.us.path = ''
      },
    ],
    [
      'does not face its way in us',
      moving,
      (it) => {
        it.details.map.us.rotationDeg = (it.details.map.us.rotationDeg + 90) % 360
      },
    ],
    [
      'overview pictures in ca are not of its trips',
      reportingGas,
      (it) => {
        it.details.tripHistorySummary.ca.images.pop()
      },
    ],
    [
      'trip 1 in us does not lead from one start to one end',
      reportingGas,
      (it) => {
        it.details.tripHistorySummary.us.dots.shift()
      },
    ],
    [
      'trip 2 in us does not lead from one start to one end',
      reportingGas,
      (it) => {
        it.details.tripHistorySummary.us.dots.reverse()
      },
    ],
    [
      'trip 5 in us does not lead from one start to one end',
      reportingGas,
      (it) => {
        it.details.tripHistorySummary.us.dots.pop()
      },
    ],
    [
      'a trip leaves the box of mx',
      reportingGas,
      (it) => {
        it.details.tripHistorySummary.mx.dots[1] = { type: 4, position: [-100.3, 25.5], num: 1 }
      },
    ],
    [
      'offset in us is not the center of its dots',
      reportingGas,
      (it) => {
        it.details.tripHistorySummary.us.offset = [-87.7, 41.7]
      },
    ],
  ])('says "%s"', (sentence, which, spoil) => {
    expect(problemsOfOne(which, spoil)).toContainEqual(
      expect.stringMatching(new RegExp(`^v-\\d+: .*${sentence}`)),
    )
  })
})
