import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { Lot } from '#domain/dealer/lot'
import type { VehicleStatus } from '#domain/vehicle/vehicle'
import { sendsReadings } from '../plan/health'
import { COURTESY_CUSTOMERS, SALES_STAFF } from './dealerPeople'
import { INVENTORY_MODELS, type InventoryModel } from './inventoryModels'
import {
  AGE_COUNTS,
  COURTESY,
  DEMONSTRATORS,
  FAULTS,
  IN_TRANSIT,
  INVENTORY_LINES,
  type InventoryLine,
  LEVELS_PER_TENTH,
  SILENT_ON_LOTS,
  VALID_ON_LOTS,
} from './inventoryPlan'

export type Fault = keyof typeof FAULTS

/** What it is there for. */
export type Role = 'inventory' | 'demonstrator' | 'courtesy' | 'transit'

/** Where it is: in a stall, on the road, parked at the driver's, on a lot that is not its own, or on its way here. */
export type UnitLocation = 'stall' | 'driving' | 'away' | 'otherLot' | 'transit'

/** One vehicle of the inventory before it has its readings. */
export interface InventoryUnit {
  line: InventoryLine
  model: InventoryModel
  role: Role
  lot: Lot
  /** Null while it is in transit. */
  days: number | null
  status: VehicleStatus
  faults: Fault[]
  /** Fuel or charge, percent; null when it does not report. */
  level: number | null
  driver: string | null
  location: UnitLocation
}

/**
 * The stock in the order of its ids. Every count of the plan is dealt out exactly, so that each
 * filter finds what the plan says; which vehicle gets what is chance, the same on every run.
 */
export function planInventory(): InventoryUnit[] {
  const random = seededRandom(seedOf('dealer stock'))
  const units = random
    .shuffle(INVENTORY_LINES.flatMap((line) => Array.from({ length: line.count }, () => line)))
    .map(
      (line): InventoryUnit => ({
        line,
        model: INVENTORY_MODELS[line.model],
        role: 'inventory',
        lot: 'Main Lot',
        days: null,
        status: 'connected',
        faults: [],
        level: null,
        driver: null,
        location: 'stall',
      }),
    )
  assignRoles(random, units)
  assignLots(random, units)
  assignAges(random, units)
  assignStatuses(random, units)
  assignDrivers(random, units)
  assignFaults(random, units)
  assignLevels(random, units)
  return units
}

/** `count` of those that fit, by chance. Throws when there are fewer. */
function pickUnits(
  random: SeededRandom,
  units: readonly InventoryUnit[],
  count: number,
  what: string,
  fits: (unit: InventoryUnit) => boolean,
): InventoryUnit[] {
  const found = random.shuffle(units.filter(fits)).slice(0, count)
  if (found.length < count) throw new Error(`The stock has ${found.length} for ${what}, not ${count}`)
  return found
}

const isNew = ({ line }: InventoryUnit): boolean => line.condition === 'new'
const isFree = ({ role, status }: InventoryUnit): boolean => role === 'inventory' && status === 'connected'

function assignRoles(random: SeededRandom, units: readonly InventoryUnit[]): void {
  const assigned = ['malibu', 'equinox', 'trailblazer', 'trax', 'bolt']
  const shown = ['camaro', 'silverado', 'tahoe', 'blazer', 'corvette']
  const plain = (unit: InventoryUnit) => unit.role === 'inventory' && isNew(unit)
  const ofModel = (models: string[]) => (unit: InventoryUnit) =>
    plain(unit) && models.includes(unit.line.model)
  for (const unit of pickUnits(random, units, COURTESY, 'courtesy', ofModel(assigned))) unit.role = 'courtesy'
  for (const unit of pickUnits(random, units, DEMONSTRATORS, 'demonstrators', ofModel(shown)))
    unit.role = 'demonstrator'
  for (const unit of pickUnits(random, units, IN_TRANSIT, 'transit', plain)) {
    unit.role = 'transit'
    unit.location = 'transit'
  }
}

/** Demonstrators stand where the customers are; the rest of the stock is on both lots. */
function assignLots(random: SeededRandom, units: readonly InventoryUnit[]): void {
  for (const unit of units) {
    if (unit.role === 'courtesy') unit.lot = 'Courtesy Lot'
    else if (unit.role !== 'demonstrator') unit.lot = random.next() < 0.56 ? 'Main Lot' : 'Remote Lot'
  }
}

function assignAges(random: SeededRandom, units: readonly InventoryUnit[]): void {
  const ages = AGE_COUNTS.flatMap(({ from, to, count }) => {
    const inside = Array.from({ length: count - 2 }, () => random.int(from, to))
    return [from, to, ...inside]
  })
  const shuffledAges = random.shuffle(ages)
  for (const unit of units) if (unit.role !== 'transit') unit.days = shuffledAges.pop() ?? null
}

function assignStatuses(random: SeededRandom, units: readonly InventoryUnit[]): void {
  units
    .filter(({ role }) => role === 'transit')
    .forEach((unit, at) => {
      unit.status = at % 3 === 2 ? 'pendingConfiguration' : 'nonConnected'
    })
  const counts = Object.entries({ ...SILENT_ON_LOTS, ...VALID_ON_LOTS }) as [VehicleStatus, number][]
  for (const [status, count] of counts) {
    // A set-up that is not done is young; any vehicle may have lost its connection.
    const setUp = status === 'pendingConfiguration' || status === 'waitingForIgnition'
    const fits = (unit: InventoryUnit) => isFree(unit) && (!setUp || (unit.days ?? 99) <= 20)
    for (const unit of pickUnits(random, units, count, status, fits)) unit.status = status
  }
  // One of those whose set-up is not done came today.
  const waiting = units.find(({ status }) => status === 'waitingForIgnition')
  const newest = units.find(({ days }) => days === 0)
  if (!waiting || !newest) throw new Error('Nothing came today')
  ;[waiting.days, newest.days] = [newest.days, waiting.days]
}

function assignDrivers(random: SeededRandom, units: readonly InventoryUnit[]): void {
  const people = { demonstrator: random.shuffle(SALES_STAFF), courtesy: random.shuffle(COURTESY_CUSTOMERS) }
  for (const role of ['demonstrator', 'courtesy'] as const) {
    for (const [at, unit] of pickUnits(
      random,
      units,
      people[role].length,
      role,
      (other) => other.role === role,
    ).entries()) {
      unit.driver = people[role][at] ?? null
      if (at % 3 === 0) unit.location = 'driving'
      if (at % 3 === 1) unit.location = 'away'
    }
  }
  const [misplaced] = pickUnits(
    random,
    units,
    1,
    'a stray',
    (unit) => isFree(unit) && unit.lot === 'Main Lot',
  )
  if (misplaced) misplaced.location = 'otherLot'
}

function assignFaults(random: SeededRandom, units: readonly InventoryUnit[]): void {
  const withoutFaults = ({ status, role, faults }: InventoryUnit) =>
    sendsReadings(status) && role !== 'transit' && faults.length === 0
  const gas = ({ model }: InventoryUnit) => !model.spec.ev
  const driven = (unit: InventoryUnit) => unit.role !== 'inventory' || !isNew(unit)
  const fits: Record<Fault, (unit: InventoryUnit) => boolean> = {
    lowOil: (unit) => gas(unit) && driven(unit),
    starterBattery: (unit) => gas(unit) && unit.role === 'inventory' && (unit.days ?? 0) > 90,
    lowCharge: (unit) => !gas(unit),
    lowFuel: gas,
    lowTire: () => true,
  }
  for (const fault of Object.keys(fits) as Fault[]) {
    const unit = (other: InventoryUnit) => withoutFaults(other) && fits[fault](other)
    for (const found of pickUnits(random, units, FAULTS[fault], fault, unit)) found.faults.push(fault)
  }
}

function assignLevels(random: SeededRandom, units: readonly InventoryUnit[]): void {
  const levels = LEVELS_PER_TENTH.flatMap((count, tenth) =>
    Array.from({ length: count }, () => (tenth + 2) * 10 + random.int(1, 9)),
  )
  const shuffledAges = random.shuffle(levels)
  for (const unit of units) {
    if (!sendsReadings(unit.status)) continue
    const low = unit.faults.includes('lowFuel') || unit.faults.includes('lowCharge')
    unit.level = low ? lowLevel(random) : (shuffledAges.pop() ?? null)
    if (unit.level === null) throw new Error('More vehicles report than there are levels')
  }
}

/** Fuel or charge that counts as low, percent; none on the edge of a tenth. */
function lowLevel(random: SeededRandom): number {
  return random.pick([0, 10]) + random.int(3, 9)
}

/** Four digits, given out in the order in which vehicles were ordered: what is in transit has the highest. */
export function stockNumbers(units: readonly InventoryUnit[]): string[] {
  const random = seededRandom(seedOf('stock numbers'))
  const oldestFirst = units
    .map((unit, at) => ({ at, days: unit.days ?? -1 }))
    .sort((older, newer) => newer.days - older.days || older.at - newer.at)
  const numbers: string[] = []
  let number = 4100
  for (const { at } of oldestFirst) {
    number += random.int(1, 4)
    numbers[at] = String(number)
  }
  return numbers
}
