import type { Region } from '#domain/base/locale'
import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import { dealerHealth } from '#domain/dealer/dealerHealth'
import { type DealerVehicle, EXTERIOR_COLORS, type ExteriorColor } from '#domain/dealer/dealerVehicle'
import type { Lot } from '#domain/dealer/lot'
import { lowTires } from '#domain/vehicle/lowReadings'
import type { TirePressure, VehicleStatus } from '#domain/vehicle/vehicle'
import { makePlate } from '../fleet/plates'
import { FLEET_YEAR } from '../fleet/vehicles'
import { makeVin } from '../fleet/vins'
import { sendsReadings } from '../plan/health'
import { rangeMi } from '../plan/models'
import { once } from '../plan/once'
import { makeTires } from '../plan/readings'
import { makePlaces } from './dealerPlaces'
import { type InventoryUnit, planInventory, stockNumbers } from './inventoryUnits'
import { makeJourneys } from './journeys'

/** Coupes with white seats; every other vehicle has black ones. */
const WHITE_INTERIORS = 2

/** The dealerVehicles dataset: 140 rows, the same on every run and machine; made once a process. */
export const buildDealerVehicles = once((): readonly DealerVehicle[] => {
  const units = planInventory()
  const stocks = stockNumbers(units)
  const places = makePlaces(units, makeJourneys(units))
  const white = new Set(units.filter(({ model }) => model.bodyStyle === 'coupe').slice(0, WHITE_INTERIORS))
  return units.map((unit, at) => {
    const place = places[at]
    if (!place) throw new Error('A vehicle has no place')
    return buildVehicle(`d-${at + 1}`, unit, stocks[at] ?? '', place, white.has(unit))
  })
})

function buildVehicle(
  id: string,
  unit: InventoryUnit,
  stockNumber: string,
  { geofence, map }: { geofence: Lot | null; map: DealerVehicle['details']['map'] },
  whiteInside: boolean,
): DealerVehicle {
  // A stream for each vehicle: a change of one leaves the other 139 as they are.
  const random = seededRandom(seedOf(`dealer vehicle ${id}`))
  const { line, model, role, days, status, level, faults, lot, driver } = unit
  const { spec } = model
  const reporting = sendsReadings(status) && role !== 'transit'
  const color = random.weighted(COLORS)
  const image = { body: spec.body, paint: color }
  const tires = reporting ? tiresOf(random, faults.includes('lowTire')) : null
  const oilLife = reporting && !spec.ev ? makeOilLife(random, unit) : null
  const diagnostics = {
    tire: lowTires(tires).length > 0,
    oil: faults.includes('lowOil'),
    fuel: faults.includes('lowFuel'),
    battery: faults.includes('lowCharge') || faults.includes('starterBattery'),
  }
  const [lowMpg, highMpg] = spec.economyMpg

  return {
    id,
    image,
    label: `${spec.modelName} ${stockNumber}`,
    makeName: model.makeName,
    modelName: spec.modelName,
    modelYear: line.year,
    tags: role === 'demonstrator' ? ['Demo', 'Inventory'] : role === 'courtesy' ? ['Demo'] : ['Inventory'],
    status,
    condition: line.condition,
    stock: stockNumber,
    stockStatus: role === 'transit' ? 'inTransit' : 'inStock',
    vin: makeVin(random, spec, line.year),
    health: dealerHealth(diagnostics),
    addedDaysAgo: days,
    geofence,
    lot,
    license: role === 'demonstrator' || role === 'courtesy' ? plates(random, unit) : null,
    // The courtesy lot serves both houses.
    fleet:
      lot === 'Courtesy Lot'
        ? random.pick(['Dealer One', 'Dealer Two'])
        : lot === 'Main Lot'
          ? 'Dealer One'
          : 'Dealer Two',
    color,
    trim: line.trim,
    assignedDriver: driver,
    odometerMi: makeOdometer(random, unit),
    daysInInventory: days,
    chargeLevel: spec.ev ? level : null,
    bodyStyle: model.bodyStyle,
    drivetrain: random.pick(model.drivetrains),
    interior: whiteInside ? 'white' : 'black',
    category: model.category,
    details: {
      connectedOn: connectedOn(random, unit),
      deliveryDate: {
        // It is washed and checked before it is added.
        daysAgo:
          days === null ? -random.int(1, 14) : days + (line.condition === 'new' ? random.int(0, 2) : 0),
        minuteOfDay: random.int(14, 34) * 30,
      },
      profileImage: image,
      map,
      clickable: reporting,
      diagnostics,
      fuel: spec.ev ? null : level,
      rangeMi:
        level === null ? null : Math.round(rangeMi(spec, level, random.int(lowMpg * 10, highMpg * 10) / 10)),
      tirePressure: tires,
      oilLife,
      ev: spec.ev,
    },
  }
}

/** How often a color is ordered. */
const COLORS = EXTERIOR_COLORS.map((color): [ExteriorColor, number] => [
  color,
  { black: 5, green: 2, red: 4, silver: 5, white: 6, yellow: 1 }[color],
])

/** Miles: a new one has only been moved and tried, a lent one has weeks of use, a used one years. */
function makeOdometer(random: SeededRandom, { line, role, days }: InventoryUnit): number {
  if (line.condition === 'used') return Math.round((FLEET_YEAR - line.year) * random.int(7000, 13_500))
  if (role === 'inventory') return random.int(4, 62)
  if (role === 'transit') return random.int(2, 9)
  return 180 + (days ?? 0) * random.int(14, 42)
}

function makeOilLife(random: SeededRandom, { faults, line, role }: InventoryUnit): number {
  if (faults.includes('lowOil')) return random.int(4, 10)
  if (line.condition === 'used') return random.int(24, 92)
  return role === 'inventory' ? random.int(94, 100) : random.int(52, 97)
}

function tiresOf(random: SeededRandom, low: boolean): TirePressure {
  const { tires, wheel } = makeTires(random)
  if (low) tires[wheel] = random.int(25, 32)
  return tires
}

function plates(random: SeededRandom, { model }: InventoryUnit): Record<Region, string> {
  const owner = { body: model.spec.body, ev: model.spec.ev }
  return {
    us: makePlate(random, 'us', owner),
    ca: makePlate(random, 'ca', owner),
    mx: makePlate(random, 'mx', owner),
  }
}

/** Vehicles in use are heard of all the time, standing ones some times a day; a silent one was, days ago. */
function connectedOn(
  random: SeededRandom,
  { status, role, days, location }: InventoryUnit,
): { minutesAgo: number } | null {
  const neverConnected: readonly VehicleStatus[] = ['pendingConfiguration', 'waitingForIgnition']
  if (role === 'transit' || neverConnected.includes(status)) return null
  const minutesOnLots = (days ?? 0) * 24 * 60
  if (!sendsReadings(status)) {
    const silentSince = random.int(3, 30) * 24 * 60
    return silentSince < minutesOnLots ? { minutesAgo: silentSince } : null
  }
  return { minutesAgo: location === 'driving' ? 1 : random.int(4, 420) }
}
