import { describe, expect, it } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { withCheckDigit } from '#domain/vehicle/vin'
import {
  lowOil,
  lowTire,
  moving,
  problemsOfOne,
  reportingElectric,
  reportingGas,
  silent,
  tiresOf,
  withoutIssues,
} from '../testing/fleetProblems'

describe('rules for what one vehicle says of itself', () => {
  it.each<[string, (vehicle: Vehicle) => boolean, (vehicle: Vehicle) => void]>([
    [
      'has fuel, but is nonConnected',
      silent,
      (it) => {
        it.details.fuel = 55
      },
    ],
    [
      'has no engineFilter',
      reportingGas,
      (it) => {
        it.details.engineFilter = null
      },
    ],
    [
      'has oilLife, but is electric',
      reportingElectric,
      (it) => {
        it.details.oilLife = 50
      },
    ],
    [
      'is no model of the fleet',
      reportingGas,
      (it) => {
        it.modelName = 'Volt'
      },
    ],
    [
      'is no model of the fleet',
      reportingGas,
      (it) => {
        it.makeName = 'Ford'
      },
    ],
    [
      'was not built in 2024',
      (it) => it.modelName === 'Bolt',
      (it) => {
        it.modelYear = 2024
      },
    ],
    [
      'was not built in 2018',
      (it) => it.modelName === 'Sonic',
      (it) => {
        it.modelYear = 2018
      },
    ],
    [
      'has the body of a van',
      reportingGas,
      (it) => {
        it.image.body = 'van'
      },
    ],
    [
      'lacks a tag of its model',
      reportingElectric,
      (it) => {
        it.tags = ['EV']
      },
    ],
    [
      "has a tag that is not its model's: Car",
      (it) => it.modelName === 'Tahoe',
      (it) => {
        it.tags.push('Car')
      },
    ],
    [
      'ev and the tag EV disagree',
      reportingGas,
      (it) => {
        it.tags.push('EV')
      },
    ],
    [
      "VIN is not its model's",
      reportingGas,
      (it) => {
        it.vin = withCheckDigit(`JTD${it.vin.slice(3)}`)
      },
    ],
    [
      'VIN is of another model year',
      reportingGas,
      (it) => {
        it.vin = withCheckDigit(`${it.vin.slice(0, 9)}9${it.vin.slice(10)}`)
      },
    ],
    [
      'image and profileImage show two vehicles',
      reportingGas,
      (it) => {
        it.details.profileImage = { ...it.image, paint: it.image.paint === 'red' ? 'blue' : 'red' }
      },
    ],
    [
      'health is noIssues, the readings say medium',
      lowTire,
      (it) => {
        it.health = 'noIssues'
      },
    ],
    [
      'health is high, the readings say noIssues',
      withoutIssues,
      (it) => {
        it.health = 'high'
      },
    ],
    [
      'health is noIssues, the readings say medium',
      withoutIssues,
      (it) => {
        it.details.brakePad = { front: 24, rear: 80 }
      },
    ],
    [
      'health is noIssues, the readings say high',
      withoutIssues,
      (it) => {
        it.details.oilLife = 10
      },
    ],
    [
      'health is noIssues, the readings say high',
      withoutIssues,
      (it) => {
        tiresOf(it).rearLeft = 27
      },
    ],
    [
      'the oil flag is not what oilLife says',
      lowOil,
      (it) => {
        it.details.diagnostics.oil = false
      },
    ],
    [
      'the tire flag is not what the tires say',
      lowTire,
      (it) => {
        it.details.diagnostics.tire = false
      },
    ],
    [
      'recommended pressure is not 35',
      withoutIssues,
      (it) => {
        tiresOf(it).recommendedRear = 36
      },
    ],
    [
      "economy 50 is not its model's",
      reportingGas,
      (it) => {
        it.details.fuelEconomyMpg = 50
      },
    ],
    [
      'range is 600, but its fuel lasts for',
      reportingGas,
      (it) => {
        it.details.rangeMi = 600
      },
    ],
    [
      'odometer 100 does not fit model year',
      reportingGas,
      (it) => {
        it.details.odometerMi = 100
      },
    ],
    [
      'odometer 300000 does not fit model year',
      reportingGas,
      (it) => {
        it.details.odometerMi = 300_000
      },
    ],
    [
      'was added before it was built',
      reportingGas,
      (it) => {
        it.addedDaysAgo = 5000
      },
    ],
    [
      'is pendingConfiguration since 200 days',
      (it) => it.status === 'pendingConfiguration',
      (it) => {
        it.addedDaysAgo = 200
      },
    ],
    [
      'told something before it was added',
      moving,
      (it) => {
        it.addedDaysAgo = 0
      },
    ],
  ])('says "%s"', (sentence, which, spoil) => {
    expect(problemsOfOne(which, spoil)).toContainEqual(
      expect.stringMatching(new RegExp(`^v-\\d+: .*${sentence}`)),
    )
  })
})
