import { describe, expect, it } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { blocked, problemsOf } from '../testing/fleetProblems'

it('finds nothing wrong with the fleet as it is made', () => {
  expect(problemsOf(() => {})).toEqual([])
})

describe('schema', () => {
  it('names the row and the field', () => {
    expect(problemsOf(([first]) => first && Object.assign(first.details, { fuel: 101 }))).toEqual([
      expect.stringContaining('vehicles 0.details.fuel: '),
    ])
  })
})

describe('uniqueness', () => {
  it.each<[string, (first: Vehicle, second: Vehicle) => void]>([
    [
      'id v-1',
      (first, second) => {
        second.id = first.id
      },
    ],
    [
      'label Unit 118',
      (first, second) => {
        second.label = first.label
      },
    ],
    [
      'VIN 1GC',
      (first, second) => {
        second.vin = first.vin
      },
    ],
    [
      'driver u-1',
      (first, second) => {
        second.driverId = first.driverId
      },
    ],
    [
      'plate in ca',
      (first, second) => {
        second.licensePlate.ca = first.licensePlate.ca
      },
    ],
  ])('names the %s that occurs twice', (start, spoil) => {
    const problems = problemsOf(([first, second]) => first && second && spoil(first, second))
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${start}.* occurs twice$`)))
  })
})

describe('the fleet as a whole', () => {
  it('counts its vehicles', () => {
    expect(problemsOf((fleet) => fleet.pop())).toContain('47 vehicles, not 48')
  })

  it('numbers them in order', () => {
    expect(problemsOf((fleet) => fleet.reverse())).toContain('row 1 is not v-1')
  })

  it.each<[string, (fleet: Vehicle[]) => void]>([
    [
      'no vehicle has status configurationError',
      (fleet) => {
        for (const it of fleet) if (it.status === 'configurationError') it.status = 'nonConnected'
      },
    ],
    [
      'no vehicle has health high',
      (fleet) => {
        for (const it of fleet) it.health = 'noIssues'
      },
    ],
    [
      'no vehicle has tag Services',
      (fleet) => {
        for (const it of fleet) it.tags = ['Car']
      },
    ],
    [
      'no vehicle has body van',
      (fleet) => {
        for (const it of fleet) it.image.body = 'suv'
      },
    ],
    [
      'no vehicle has paint green',
      (fleet) => {
        for (const it of fleet) it.image.paint = 'red'
      },
    ],
    [
      'no vehicle has fleet Fleet Two',
      (fleet) => {
        for (const it of fleet) it.fleet = 'Fleet One'
      },
    ],
    [
      'no vehicle has gear N',
      (fleet) => {
        for (const it of fleet) it.details.prndle = 'P'
      },
    ],
    [
      'no vehicle has ev true',
      (fleet) => {
        for (const it of fleet) it.details.ev = false
      },
    ],
    [
      'no vehicle has ev false',
      (fleet) => {
        for (const it of fleet) it.details.ev = true
      },
    ],
    [
      'no vehicle has driver assigned true',
      (fleet) => {
        for (const it of fleet) it.driverId = null
      },
    ],
    [
      'no vehicle has driver assigned false',
      (fleet) => {
        for (const it of fleet) it.driverId = 'u-1'
      },
    ],
    [
      'no vehicle has isDriveBlockEnabled true',
      (fleet) => {
        for (const it of fleet.filter(blocked)) it.details.isDriveBlockEnabled = false
      },
    ],
    [
      'no vehicle has clickable false',
      (fleet) => {
        for (const it of fleet) it.details.clickable = true
      },
    ],
    [
      'no vehicle has allowDriverCheckIn false',
      (fleet) => {
        for (const it of fleet) it.details.allowDriverCheckIn = true
      },
    ],
    [
      'no vehicle has allowDriverRemoteCommands true',
      (fleet) => {
        for (const it of fleet) it.details.allowDriverRemoteCommands = false
      },
    ],
    [
      'no vehicle has notification oil',
      (fleet) => {
        for (const it of fleet) it.details.notifications = []
      },
    ],
    [
      'no vehicle has fuel of 0-10 percent',
      (fleet) => {
        for (const it of fleet) if ((it.details.fuel ?? 99) <= 10) it.details.fuel = 10
      },
    ],
    [
      'no vehicle has fuel of 90-100 percent',
      (fleet) => {
        for (const it of fleet) if ((it.details.fuel ?? 0) >= 90) it.details.fuel = 100
      },
    ],
    [
      'most vehicles are not connected',
      (fleet) => {
        for (const it of fleet) if (it.status === 'connected') it.status = 'valid'
      },
    ],
  ])('says "%s"', (sentence, spoil) => {
    expect(problemsOf(spoil)).toContain(sentence)
  })
})
