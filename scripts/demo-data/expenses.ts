import { amountOf, type Expense } from '../../src/domain/expense'
import type { Region } from '../../src/domain/locale'
import { type SeededRandom, seededRandom, seedOf } from '../../src/domain/seededRandom'
import type { Vehicle } from '../../src/domain/vehicle'
import { type Drive, makeDrives } from './driving'
import { capacityOf } from './models'
import { buildVehicles } from './vehicles'

/** How far back expenses go: the longest window that is shown, and a few days. */
export const EXPENSE_DAYS = 64

/** Invented brands, one a region. */
export const FUEL_STATIONS: readonly Record<Region, string>[] = [
  { us: 'Prairie Star Fuel', ca: 'Maple Pump', mx: 'Gasolinera La Sultana' },
  { us: 'Lake & Main Gas', ca: 'Northway Gas Bar', mx: 'Estación Cerro Azul' },
  { us: 'Kedzie Quick Stop', ca: 'Tamarack Fuels', mx: 'Servicio El Encino' },
  { us: 'Blue Heron Gas', ca: 'Pétro du Lac', mx: 'Combustibles del Norte' },
  { us: 'Halfway Oil', ca: 'Cloverleaf Gas', mx: 'Gasolinera Las Anacuas' },
]
export const CHARGING_STATIONS: readonly Record<Region, string>[] = [
  { us: 'Voltway Chicago West', ca: 'Voltway North York', mx: 'Voltway Fundidora' },
  { us: 'Amp & Go', ca: 'Ampère Express', mx: 'Recarga Rápida Mitras' },
]
const DEPOT: Record<Region, string> = { us: 'Near West Depot', ca: 'Davisville Depot', mx: 'Depósito Centro' }

/** Managers who go over expenses. */
const CLERKS = ['m-5', 'm-6'] as const

/** The expenses dataset: what filled the tanks and batteries, newest first. */
export function buildExpenses(): Expense[] {
  const all = buildVehicles().flatMap(expensesOf)
  all.sort((a, b) => a.date.daysAgo - b.date.daysAgo || b.date.minuteOfDay - a.date.minuteOfDay)
  return all.map((expense, at) => ({ ...expense, id: `e-${at + 1}` }))
}

/**
 * Fills of one vehicle. Reckoned backwards from the level it shows now: a day's driving had to be in
 * the tank before, and what would not fit in was bought that day after the last trip.
 */
function expensesOf(vehicle: Vehicle): Expense[] {
  const { ev, fuel } = vehicle.details
  if (fuel === null) return []
  const random = seededRandom(seedOf(`fills of ${vehicle.id}`))
  const drives = makeDrives(vehicle)
  const capacity = capacityOf(vehicle.modelName, ev)
  let level = (fuel / 100) * capacity
  let odometerMi = vehicle.details.odometerMi
  const expenses: Expense[] = []
  for (let daysAgo = 0; daysAgo <= EXPENSE_DAYS; daysAgo++) {
    const day = drives.filter((drive) => drive.daysAgo === daysAgo)
    const used = day.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100
    const last = day.at(-1)
    // Today's fills are not written down yet, and an undriven vehicle is not filled.
    if (last && daysAgo > 0 && level + used > capacity * 0.92) {
      const low = (capacity * (ev ? random.int(22, 45) : random.int(10, 30))) / 100
      const volume = Math.round((level - low) * 100) / 100
      expenses.push(makeExpense(random, vehicle, last, volume, Math.floor(odometerMi)))
      level -= volume
    }
    level += used
    odometerMi -= day.reduce((sum, { tenths }) => sum + tenths, 0) / 10
  }
  return expenses
}

function makeExpense(
  random: SeededRandom,
  vehicle: Vehicle,
  last: Drive,
  volume: number,
  odometerMi: number,
): Expense {
  const { ev } = vehicle.details
  const depot = ev && random.next() < 0.55
  const unitPrice = priceOf(random, ev, depot)
  const minuteOfDay = last.ended + random.int(4, 16)
  const byHand = !depot && random.next() < 0.18
  return {
    id: '',
    attachment: !depot && random.next() < 0.8,
    type: ev ? 'charging' : 'fueling',
    date: { daysAgo: last.daysAgo, minuteOfDay },
    merchant: depot ? DEPOT : random.pick(ev ? CHARGING_STATIONS : FUEL_STATIONS),
    driverId: last.driverId,
    vehicleId: vehicle.id,
    fleet: vehicle.fleet,
    status: 'valid',
    createdOn: { daysAgo: last.daysAgo, minuteOfDay: minuteOfDay + (byHand ? random.int(20, 95) : 1) },
    createdBy: byHand ? last.driverId : null,
    editedBy: byHand && random.next() < 0.5 ? random.pick(CLERKS) : null,
    amount: amountOf({ volume, unitPrice }),
    details: { volume, unitPrice, odometerMi },
    description: descriptionOf(ev, depot),
  }
}

/** US dollars a gallon of regular, or a kWh at a fast charger or the depot's own. */
function priceOf(random: SeededRandom, ev: boolean, depot: boolean): number {
  if (!ev) return random.int(3159, 3689) / 1000
  return depot ? 0.14 : random.int(39, 49) / 100
}

function descriptionOf(ev: boolean, depot: boolean): Expense['description'] {
  if (!ev) return 'regularFuel'
  return depot ? 'depotCharging' : 'fastCharging'
}
