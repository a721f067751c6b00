import type { Lot } from '../../../src/domain/dealer/lot'
import { type SeededRandom, seededRandom, seedOf } from '../../../src/domain/kiosk/seededRandom'
import type { VehicleStatus } from '../../../src/domain/vehicle/vehicle'
import { reports } from '../plan/health'
import { COURTESY_CUSTOMERS, SALES_STAFF } from './dealerPeople'
import { STOCK_MODELS, type StockModel } from './inventoryModels'
import {
  AGE_COUNTS,
  COURTESY,
  DEMONSTRATORS,
  FAULTS,
  IN_TRANSIT,
  LEVELS_PER_TENTH,
  REPORTING_ON_LOTS,
  SILENT_ON_LOTS,
  STOCK_LINES,
  type StockLine,
} from './inventoryPlan'

export type Fault = keyof typeof FAULTS

/** What it is there for. */
export type Role = 'inventory' | 'demonstrator' | 'courtesy' | 'transit'

/** Where it is: in a stall, on the road, parked at the driver's, on a lot that is not its own, or on its way here. */
export type Whereabouts = 'stall' | 'driving' | 'away' | 'otherLot' | 'transit'

/** One vehicle of the stock before it has its readings. */
export interface StockUnit {
  line: StockLine
  model: StockModel
  role: Role
  lot: Lot
  /** Null while it is in transit. */
  days: number | null
  status: VehicleStatus
  faults: Fault[]
  /** Fuel or charge, percent; null when it does not report. */
  level: number | null
  driver: string | null
  whereabouts: Whereabouts
}

/**
 * The stock in the order of its ids. Every count of the plan is dealt out exactly, so that each
 * filter finds what the plan says; which vehicle gets what is chance, the same on every run.
 */
export function dealInventory(): StockUnit[] {
  const random = seededRandom(seedOf('dealer stock'))
  const units = random
    .shuffle(STOCK_LINES.flatMap((line) => Array.from({ length: line.count }, () => line)))
    .map(
      (line): StockUnit => ({
        line,
        model: STOCK_MODELS[line.model],
        role: 'inventory',
        lot: 'Main Lot',
        days: null,
        status: 'connected',
        faults: [],
        level: null,
        driver: null,
        whereabouts: 'stall',
      }),
    )
  dealRoles(random, units)
  dealLots(random, units)
  dealAges(random, units)
  dealStatuses(random, units)
  dealDrivers(random, units)
  dealFaults(random, units)
  dealLevels(random, units)
  return units
}

/** `count` of those that fit, by chance. Throws when there are fewer. */
function take(
  random: SeededRandom,
  units: readonly StockUnit[],
  count: number,
  what: string,
  fits: (unit: StockUnit) => boolean,
): StockUnit[] {
  const found = random.shuffle(units.filter(fits)).slice(0, count)
  if (found.length < count) throw new Error(`The stock has ${found.length} for ${what}, not ${count}`)
  return found
}

const isNew = ({ line }: StockUnit): boolean => line.condition === 'new'
const isFree = ({ role, status }: StockUnit): boolean => role === 'inventory' && status === 'connected'

function dealRoles(random: SeededRandom, units: readonly StockUnit[]): void {
  const lent = ['malibu', 'equinox', 'trailblazer', 'trax', 'bolt']
  const shown = ['camaro', 'silverado', 'tahoe', 'blazer', 'corvette']
  const plain = (unit: StockUnit) => unit.role === 'inventory' && isNew(unit)
  const of = (models: string[]) => (unit: StockUnit) => plain(unit) && models.includes(unit.line.model)
  for (const unit of take(random, units, COURTESY, 'courtesy', of(lent))) unit.role = 'courtesy'
  for (const unit of take(random, units, DEMONSTRATORS, 'demonstrators', of(shown)))
    unit.role = 'demonstrator'
  for (const unit of take(random, units, IN_TRANSIT, 'transit', plain)) {
    unit.role = 'transit'
    unit.whereabouts = 'transit'
  }
}

/** Demonstrators stand where the customers are; the rest of the stock is on both lots. */
function dealLots(random: SeededRandom, units: readonly StockUnit[]): void {
  for (const unit of units) {
    if (unit.role === 'courtesy') unit.lot = 'Courtesy Lot'
    else if (unit.role !== 'demonstrator') unit.lot = random.next() < 0.56 ? 'Main Lot' : 'Remote Lot'
  }
}

function dealAges(random: SeededRandom, units: readonly StockUnit[]): void {
  const ages = AGE_COUNTS.flatMap(({ from, to, count }) => {
    const inside = Array.from({ length: count - 2 }, () => random.int(from, to))
    return [from, to, ...inside]
  })
  const deck = random.shuffle(ages)
  for (const unit of units) if (unit.role !== 'transit') unit.days = deck.pop() ?? null
}

function dealStatuses(random: SeededRandom, units: readonly StockUnit[]): void {
  units
    .filter(({ role }) => role === 'transit')
    .forEach((unit, at) => {
      unit.status = at % 3 === 2 ? 'pendingConfiguration' : 'nonConnected'
    })
  const counts = Object.entries({ ...SILENT_ON_LOTS, ...REPORTING_ON_LOTS }) as [VehicleStatus, number][]
  for (const [status, count] of counts) {
    // A set-up that is not done is young; any vehicle may have lost its connection.
    const setUp = status === 'pendingConfiguration' || status === 'waitingForIgnition'
    const fits = (unit: StockUnit) => isFree(unit) && (!setUp || (unit.days ?? 99) <= 20)
    for (const unit of take(random, units, count, status, fits)) unit.status = status
  }
  // One of those whose set-up is not done came today.
  const waiting = units.find(({ status }) => status === 'waitingForIgnition')
  const newest = units.find(({ days }) => days === 0)
  if (!waiting || !newest) throw new Error('Nothing came today')
  ;[waiting.days, newest.days] = [newest.days, waiting.days]
}

function dealDrivers(random: SeededRandom, units: readonly StockUnit[]): void {
  const people = { demonstrator: random.shuffle(SALES_STAFF), courtesy: random.shuffle(COURTESY_CUSTOMERS) }
  for (const role of ['demonstrator', 'courtesy'] as const) {
    for (const [at, unit] of take(
      random,
      units,
      people[role].length,
      role,
      (it) => it.role === role,
    ).entries()) {
      unit.driver = people[role][at] ?? null
      if (at % 3 === 0) unit.whereabouts = 'driving'
      if (at % 3 === 1) unit.whereabouts = 'away'
    }
  }
  const [stray] = take(random, units, 1, 'a stray', (unit) => isFree(unit) && unit.lot === 'Main Lot')
  if (stray) stray.whereabouts = 'otherLot'
}

function dealFaults(random: SeededRandom, units: readonly StockUnit[]): void {
  const sound = ({ status, role, faults }: StockUnit) =>
    reports(status) && role !== 'transit' && faults.length === 0
  const gas = ({ model }: StockUnit) => !model.spec.ev
  const driven = (unit: StockUnit) => unit.role !== 'inventory' || !isNew(unit)
  const fits: Record<Fault, (unit: StockUnit) => boolean> = {
    lowOil: (unit) => gas(unit) && driven(unit),
    starterBattery: (unit) => gas(unit) && unit.role === 'inventory' && (unit.days ?? 0) > 90,
    lowCharge: (unit) => !gas(unit),
    lowFuel: gas,
    lowTire: () => true,
  }
  for (const fault of Object.keys(fits) as Fault[]) {
    const unit = (it: StockUnit) => sound(it) && fits[fault](it)
    for (const found of take(random, units, FAULTS[fault], fault, unit)) found.faults.push(fault)
  }
}

function dealLevels(random: SeededRandom, units: readonly StockUnit[]): void {
  const levels = LEVELS_PER_TENTH.flatMap((count, tenth) =>
    Array.from({ length: count }, () => (tenth + 1) * 10 + random.int(1, 9)),
  )
  const deck = random.shuffle(levels)
  for (const unit of units) {
    if (!reports(unit.status)) continue
    const low = unit.faults.includes('lowFuel') || unit.faults.includes('lowCharge')
    unit.level = low ? random.int(3, 9) : (deck.pop() ?? null)
    if (unit.level === null) throw new Error('More vehicles report than there are levels')
  }
}

/** Four digits, given out in the order in which vehicles were ordered: what is in transit has the highest. */
export function stockNumbers(units: readonly StockUnit[]): string[] {
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
