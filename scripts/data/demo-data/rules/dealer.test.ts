import { describe, expect, it } from 'vitest'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { accountProblemsAfter, firstOf } from '../testing/accountProblems'
import type { DemoData } from './rule'

const isNewStock = ({ tags, condition, status }: DealerVehicle) =>
  condition === 'new' && status === 'connected' && !tags.includes('Demo')
const isGas = ({ details }: DealerVehicle) =>
  details.fuel !== null && !Object.values(details.diagnostics).some(Boolean)
const isElectric = ({ chargeLevel, health }: DealerVehicle) => chargeLevel !== null && health === null
const isLent = ({ assignedDriver }: DealerVehicle) => assignedDriver !== null
const isInTransit = ({ stockStatus }: DealerVehicle) => stockStatus === 'inTransit'
const isUsed = ({ condition }: DealerVehicle) => condition === 'used'

type Case = [
  problem: string,
  which: (vehicle: DealerVehicle) => boolean,
  spoil: (vehicle: DealerVehicle) => unknown,
]

describe('a dealer vehicle', () => {
  it.each<Case>([
    ['is no model of a dealer', isNewStock, (it) => Object.assign(it, { modelName: 'Express' })],
    ['was not built in 1999', isNewStock, (it) => Object.assign(it, { modelYear: 1999 })],
    ['is drawn as another body', isNewStock, (it) => Object.assign(it.image, { body: 'van' })],
    ['is not drawn', isNewStock, (it) => Object.assign(it.image, { paint: 'teal' })],
    ['has the style of another model', isNewStock, (it) => Object.assign(it, { category: 'none' })],
    [
      'has more faults than its health names',
      isGas,
      (it) => Object.assign(it.details.diagnostics, { tire: true, oil: true }),
    ],
    ['has white seats', isUsed, (it) => Object.assign(it, { interior: 'white' })],
    ['is not sold with', isNewStock, (it) => Object.assign(it, { drivetrain: 'none' })],
    ["VIN is not its model's", isNewStock, (it) => Object.assign(it, { vin: '1M8GDM9AXKP042788' })],
    ['VIN is of another model year', isNewStock, (it) => Object.assign(it, { vin: '1M8GDM9AXKP042788' })],
    ['days in inventory, added', isNewStock, (it) => Object.assign(it, { daysInInventory: 999 })],
    [
      'has no date added',
      isNewStock,
      (it) => Object.assign(it, { addedDaysAgo: null, daysInInventory: null }),
    ],
    ['stands on a lot in transit', isInTransit, (it) => Object.assign(it, { geofence: 'Main Lot' })],
    [
      'was added before delivery',
      isInTransit,
      (it) => Object.assign(it.details.deliveryDate, { daysAgo: 3 }),
    ],
    [
      'was added before delivery',
      isNewStock,
      (it) => Object.assign(it.details.deliveryDate, { daysAgo: -3 }),
    ],
    ['is of Nobody on', (it) => it.lot === 'Main Lot', (it) => Object.assign(it, { fleet: 'Nobody' })],
    ['has fuel null', isGas, (it) => Object.assign(it.details, { fuel: null })],
    ['has charge 50', isGas, (it) => Object.assign(it, { chargeLevel: 50 })],
    ['has oil life 50', isElectric, (it) => Object.assign(it.details, { oilLife: 50 })],
    ['has readings, or lacks them', isGas, (it) => Object.assign(it.details, { tirePressure: null })],
    ['was never heard of', isGas, (it) => Object.assign(it.details, { connectedOn: null })],
    ['clickable must mean', isGas, (it) => Object.assign(it.details, { clickable: false })],
    [
      'recommended pressure is not 35',
      isGas,
      (it) => Object.assign(it.details.tirePressure ?? {}, { recommendedRear: 32 }),
    ],
    ['health is lowOil', isGas, (it) => Object.assign(it, { health: 'lowOil' })],
    ['the tire flag', isGas, (it) => Object.assign(it.details.tirePressure ?? {}, { rearLeft: 20 })],
    ['the oil flag', isGas, (it) => Object.assign(it.details, { oilLife: 3 })],
    ['the fuel flag', isGas, (it) => Object.assign(it.details, { fuel: 10 })],
    ['the battery flag', isElectric, (it) => Object.assign(it, { chargeLevel: 10 })],
    [
      'the battery flag',
      (it) => isGas(it) && (it.daysInInventory ?? 99) <= 90,
      (it) => Object.assign(it.details.diagnostics, { battery: true }),
    ],
    ['does not come out of', isGas, (it) => Object.assign(it.details, { rangeMi: 1 })],
    ['has a plate and is no demonstrator', isLent, (it) => Object.assign(it, { license: null })],
    ['plate has not the form of mx', isLent, (it) => Object.assign(it.license ?? {}, { mx: 'X' })],
    ['is lent, but nothing to lend', isNewStock, (it) => Object.assign(it, { assignedDriver: 'Ada' })],
    ['is new and has 101 miles', isNewStock, (it) => Object.assign(it, { odometerMi: 101 })],
    ['does not fit model year', isUsed, (it) => Object.assign(it, { odometerMi: 12 })],
    ['speed differs by region', isGas, (it) => Object.assign(it.details.map.ca, { speedMph: 9 })],
    [
      'moves, but nobody drives it',
      isNewStock,
      (it) => Object.values(it.details.map).map((route) => Object.assign(route, { speedMph: 9 })),
    ],
    ['is off its lot for nobody', isNewStock, (it) => Object.assign(it, { geofence: null })],
    ['map icon in us is a van', isGas, (it) => Object.assign(it.details.map.us, { icon: 'van' })],
    ['in mx, not', isNewStock, (it) => Object.assign(it.details.map.mx, { start: [-100.3, 25.7] })],
    ['stands out of town in ca', isNewStock, (it) => Object.assign(it.details.map.ca, { end: [0, 0] })],
    [
      'moves, but has no way to go in us',
      isNewStock,
      (it) => Object.assign(it.details.map.us, { speedMph: 9 }),
    ],
  ])('says that it %s', (problem, which, spoil) => {
    expect(
      accountProblemsAfter(({ dealerVehicles }) => spoil(firstOf(dealerVehicles, which))),
    ).toContainEqual(expect.stringContaining(problem))
  })
})

/** Gives every vehicle that fits another value. */
const all =
  (fits: (vehicle: DealerVehicle) => boolean, patch: Partial<DealerVehicle>) => (data: DemoData) => {
    for (const vehicle of data.dealerVehicles.filter(fits)) Object.assign(vehicle, patch)
  }

describe('the stock', () => {
  it.each<[string, (data: DemoData) => unknown]>([
    ['there are 139', ({ dealerVehicles }) => dealerVehicles.pop()],
    ['row 1 is d-140', ({ dealerVehicles }) => dealerVehicles.reverse()],
    ['label Same occurs twice', all(() => true, { label: 'Same' })],
    ['stock number 4000 occurs twice', all(() => true, { stock: '4000' })],
    ['VIN X occurs twice', all(() => true, { vin: 'X' })],
    ['driver Ada occurs twice', all(isLent, { assignedDriver: 'Ada' })],
    ['plate in us A occurs twice', all(isLent, { license: { us: 'A', ca: 'B', mx: 'C' } })],
    ['there is no lot Courtesy Lot', all(({ lot }) => lot === 'Courtesy Lot', { lot: 'Main Lot' })],
    ['there is no Chevrolet model Sonic', all(({ modelName }) => modelName === 'Sonic', { makeName: 'GMC' })],
    ['there is no trim 1SS', all(({ trim }) => trim === '1SS', { trim: 'LT' })],
    ['there is no condition used', all(isUsed, { condition: 'new' })],
    ['there is no health lowBattery', all(({ health }) => health === 'lowBattery', { health: null })],
    ['there is no exterior color yellow', all(({ color }) => color === 'yellow', { color: 'red' })],
    ['there is no interior white', all(() => true, { interior: 'black' })],
    [
      'there is no vehicle of so many days 91',
      all(({ daysInInventory }) => daysInInventory === 91, { daysInInventory: 92 }),
    ],
    [
      'there is no age 90+',
      all(({ daysInInventory }) => (daysInInventory ?? 0) > 90, { daysInInventory: 9 }),
    ],
    ['there is no stock status inTransit', all(isInTransit, { stockStatus: 'inStock' })],
    [
      'no vehicle is on a lot that is not its own',
      all(({ geofence }) => geofence !== null, { geofence: 'Main Lot', lot: 'Main Lot' }),
    ],
    ['no demonstrator is available', all(({ tags }) => tags.includes('Demo'), { assignedDriver: 'Ada' })],
    ['too much is low', all(() => true, { health: 'lowFuel' })],
    ['bar 10 has', all(() => true, { chargeLevel: null })],
  ])('says %s', (problem, spoil) => {
    expect(accountProblemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
  })
})

describe('dealer trips', () => {
  it.each<[string, (data: DemoData) => unknown]>([
    ['row 1 is dt-2', ({ dealerTrips }) => dealerTrips.shift()],
    [
      'there is no vehicle d-999',
      ({ dealerTrips }) => Object.assign(firstOf(dealerTrips), { vehicleId: 'd-999' }),
    ],
    ['Ada does not have', ({ dealerTrips }) => Object.assign(firstOf(dealerTrips), { driver: 'Ada' })],
    ['2001 Fiat is not', ({ dealerTrips }) => Object.assign(firstOf(dealerTrips), { vehicle: '2001 Fiat' })],
    ['dt-1: score 1', ({ dealerTrips }) => Object.assign(firstOf(dealerTrips), { score: 1 })],
    [
      'dt-1: idled all the time',
      ({ dealerTrips }) => Object.assign(firstOf(dealerTrips), { idleMinutes: 900 }),
    ],
    [
      'dt-1: is shorter than its line',
      ({ dealerTrips }) => Object.assign(firstOf(dealerTrips), { distanceMi: 0.1 }),
    ],
    [
      'dt-1: was driven before it was added',
      ({ dealerTrips }) => Object.assign(firstOf(dealerTrips), { ended: { daysAgo: 900, minuteOfDay: 9 } }),
    ],
    [
      '9999.0 miles driven',
      ({ dealerTrips, dealerVehicles }) => {
        const trip = firstOf(dealerTrips)
        for (const other of dealerTrips)
          if (other !== trip && other.vehicleId === trip.vehicleId) other.distanceMi = 0
        trip.distanceMi = 9999
        return dealerVehicles
      },
    ],
    ['is away without a trip', (data) => data.dealerTrips.splice(0)],
    [
      'is not where its last trip ended in us',
      ({ dealerTrips }) => {
        for (const trip of dealerTrips) trip.map.us.end = [-87.7, 41.9]
      },
    ],
  ])('says %s', (problem, spoil) => {
    expect(accountProblemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
  })
})
