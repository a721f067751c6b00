import { describe, expect, it } from 'vitest'
import type { TirePressure, Vehicle } from '../../src/domain/vehicle'
import { withCheckDigit } from '../../src/domain/vin'
import { vehicleProblems } from './vehicleProblems'
import { buildVehicles } from './vehicles'

/** Problems of the real fleet after `spoil` had its hands on it. */
function problemsOf(spoil: (fleet: Vehicle[]) => void): string[] {
  const fleet = structuredClone(buildVehicles())
  spoil(fleet)
  return vehicleProblems(fleet)
}

/** Problems after `spoil` on the first vehicle that `which` picks. */
function problemsOfOne(which: (vehicle: Vehicle) => boolean, spoil: (vehicle: Vehicle) => void): string[] {
  return problemsOf((fleet) => {
    const vehicle = fleet.find(which)
    if (!vehicle) throw new Error('The fleet has no such vehicle')
    spoil(vehicle)
  })
}

const gas = ({ details }: Vehicle): boolean => !details.ev && details.fuel !== null
const sound = (vehicle: Vehicle): boolean => gas(vehicle) && vehicle.health === 'noIssues'
const electric = ({ details }: Vehicle): boolean => details.ev && details.fuel !== null
const silent = ({ status }: Vehicle): boolean => status === 'nonConnected'
const moving = ({ details }: Vehicle): boolean => details.map.us.speedMph > 0
const parked = ({ details, driverName }: Vehicle): boolean => !details.isIgnitionOn && driverName === null
const lowTire = ({ details }: Vehicle): boolean => details.diagnostics.tire
const lowOil = ({ details }: Vehicle): boolean => details.diagnostics.oil
const blocked = ({ details }: Vehicle): boolean => details.isDriveBlockEnabled
const tiresOf = ({ details }: Vehicle): TirePressure => {
  if (!details.tirePressure) throw new Error('No tires')
  return details.tirePressure
}

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

describe('rules for one vehicle', () => {
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
      gas,
      (it) => {
        it.details.engineFilter = null
      },
    ],
    [
      'has oilLife, but is electric',
      electric,
      (it) => {
        it.details.oilLife = 50
      },
    ],
    [
      'is no model of the fleet',
      gas,
      (it) => {
        it.modelName = 'Volt'
      },
    ],
    [
      'is no model of the fleet',
      gas,
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
      gas,
      (it) => {
        it.image.body = 'van'
      },
    ],
    [
      'lacks a tag of its model',
      electric,
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
      gas,
      (it) => {
        it.tags.push('EV')
      },
    ],
    [
      "VIN is not its model's",
      gas,
      (it) => {
        it.vin = withCheckDigit(`JTD${it.vin.slice(3)}`)
      },
    ],
    [
      'VIN is of another model year',
      gas,
      (it) => {
        it.vin = withCheckDigit(`${it.vin.slice(0, 9)}9${it.vin.slice(10)}`)
      },
    ],
    [
      'image and profileImage show two vehicles',
      gas,
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
      sound,
      (it) => {
        it.health = 'high'
      },
    ],
    [
      'health is noIssues, the readings say medium',
      sound,
      (it) => {
        it.details.brakePad = { front: 24, rear: 80 }
      },
    ],
    [
      'health is noIssues, the readings say high',
      sound,
      (it) => {
        it.details.oilLife = 10
      },
    ],
    [
      'health is noIssues, the readings say high',
      sound,
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
      sound,
      (it) => {
        tiresOf(it).recommendedRear = 36
      },
    ],
    [
      "economy 50 is not its model's",
      gas,
      (it) => {
        it.details.fuelEconomyMpg = 50
      },
    ],
    [
      'range is 600, but its fuel lasts for',
      gas,
      (it) => {
        it.details.rangeMi = 600
      },
    ],
    [
      'odometer 100 does not fit model year',
      gas,
      (it) => {
        it.details.odometerMi = 100
      },
    ],
    [
      'odometer 300000 does not fit model year',
      gas,
      (it) => {
        it.details.odometerMi = 300_000
      },
    ],
    [
      'was added before it was built',
      gas,
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
      'ignition is on without a driver',
      moving,
      (it) => {
        it.driverName = null
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
      sound,
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
      gas,
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
      gas,
      (it) => {
        it.licensePlate.us = 'PHAROS'
      },
    ],
    [
      'map icon in ca is a van',
      gas,
      (it) => {
        it.details.map.ca.icon = 'van'
      },
    ],
    [
      'is outside the box of us',
      moving,
      (it) => {
        it.details.map.us.end = [-87.5, 41.9]
      },
    ],
    [
      'stands in us, but has a way to go',
      parked,
      (it) => {
        it.details.map.us.end = [-87.7, 41.9]
      },
    ],
    [
      'way in us is 0.00 miles',
      moving,
      (it) => {
        it.details.map.us.end = it.details.map.us.start
      },
    ],
    [
      'rotation in us is not the bearing of its way',
      moving,
      (it) => {
        it.details.map.us.rotationDeg = (it.details.map.us.rotationDeg + 1) % 360
      },
    ],
    [
      'overview pictures in ca are not of its five trips',
      gas,
      (it) => {
        it.details.tripHistorySummary.ca.images.pop()
      },
    ],
    [
      'trip 1 in us does not lead from one start to one end',
      gas,
      (it) => {
        it.details.tripHistorySummary.us.dots.shift()
      },
    ],
    [
      'trip 2 in us does not lead from one start to one end',
      gas,
      (it) => {
        it.details.tripHistorySummary.us.dots.reverse()
      },
    ],
    [
      'trip 5 in us does not lead from one start to one end',
      gas,
      (it) => {
        it.details.tripHistorySummary.us.dots.pop()
      },
    ],
    [
      'a trip leaves the box of mx',
      gas,
      (it) => {
        it.details.tripHistorySummary.mx.dots[1] = { type: 4, position: [-100.3, 25.5], num: 1 }
      },
    ],
    [
      'offset in us is not the centre of its dots',
      gas,
      (it) => {
        it.details.tripHistorySummary.us.offset = [-87.7, 41.7]
      },
    ],
    [
      'is not where its last trip ended in us',
      parked,
      (it) => {
        it.details.map.us.start = [-87.7, 41.9]
      },
    ],
  ])('says "%s"', (sentence, which, spoil) => {
    expect(problemsOfOne(which, spoil)).toContainEqual(
      expect.stringMatching(new RegExp(`^v-\\d+: .*${sentence}`)),
    )
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
      'driver Luis Mendoza',
      (first, second) => {
        second.driverName = first.driverName
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

  it('knows its drivers', () => {
    const problems = problemsOfOne(moving, (it) => {
      it.driverName = 'Nobody Known'
    })
    expect(problems).toContain('v-1: driver Nobody Known is not in people.ts')
  })

  it('gives every driver a vehicle', () => {
    const problems = problemsOfOne(moving, (it) => {
      it.driverName = null
    })
    expect(problems).toContain('driver Luis Mendoza has no vehicle')
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
        for (const it of fleet) it.driverName = null
      },
    ],
    [
      'no vehicle has driver assigned false',
      (fleet) => {
        for (const it of fleet) it.driverName = 'Luis Mendoza'
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
