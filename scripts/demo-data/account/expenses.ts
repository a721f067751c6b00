import type { Region } from '../../../src/domain/kiosk/locale'
import { type SeededRandom, seededRandom, seedOf } from '../../../src/domain/kiosk/seededRandom'
import { amountOf, type Expense } from '../../../src/domain/reports/expense'
import type { Vehicle } from '../../../src/domain/vehicle/vehicle'
import { buildVehicles } from '../fleet/vehicles'
import { type Fill, fillsOf } from '../plan/fills'
import { AMP_AND_GO, DEPOT_NETWORK, type Network, VOLTWAY } from '../plan/networks'
import { inRegions } from '../plan/regions'
import { TRIP_PLACES } from '../trips/tripPlaces'

/** How far back expenses go: the longest window that is shown, and a few days. */
export const EXPENSE_DAYS = 64

/** Invented brands, one a region. */
export const FUEL_STATIONS: readonly Record<Region, string>[] = [
  { us: 'Prairie Star Fuel', ca: 'Maple Pump', mx: 'Gasolinera La Sultana' },
  { us: 'Ashland Gas', ca: 'Northway Gas Bar', mx: 'Estación Cerro Azul' },
  { us: 'Kedzie Quick Stop', ca: 'Tamarack Fuels', mx: 'Servicio El Encino' },
  { us: 'Blue Heron Gas', ca: 'Lakeway Gas Bar', mx: 'Combustibles del Norte' },
  { us: 'Halfway Oil', ca: 'Cloverleaf Gas', mx: 'Gasolinera Las Anacuas' },
]
/** Fast chargers on the way, and the network whose posted price is paid there. */
export const CHARGING_STATIONS: readonly { name: Record<Region, string>; network: Network }[] = [
  {
    name: { us: 'Voltway Chicago West', ca: 'Voltway North York', mx: 'Voltway Fundidora' },
    network: VOLTWAY,
  },
  { name: { us: 'Amp & Go', ca: 'Amp & Go Yonge', mx: 'Recarga Rápida Mitras' }, network: AMP_AND_GO },
]
const DEPOT = inRegions((region) => TRIP_PLACES[region][0].name)

/** Managers who go over expenses. */
const EXPENSE_EDITORS = ['m-5', 'm-6'] as const

/** The expenses dataset: what filled the tanks and batteries, newest first. */
export function buildExpenses(): Expense[] {
  const all = buildVehicles().flatMap(expensesOf)
  all.sort((a, b) => a.date.daysAgo - b.date.daysAgo || b.date.minuteOfDay - a.date.minuteOfDay)
  return all.map((expense, at) => ({ ...expense, id: `e-${at + 1}` }))
}

/** What was paid for the fills of one vehicle, the newest first. */
function expensesOf(vehicle: Vehicle): Expense[] {
  const random = seededRandom(seedOf(`payments of ${vehicle.id}`))
  return (fillsOf(vehicle)?.fills ?? [])
    .filter(({ last }) => last.daysAgo <= EXPENSE_DAYS)
    .map((fill) => makeExpense(random, vehicle, fill))
}

function makeExpense(random: SeededRandom, vehicle: Vehicle, { last, volume, odometerMi }: Fill): Expense {
  const { ev } = vehicle.details
  const depot = ev && random.next() < 0.55
  const { merchant, unitPrice } = ev ? charge(random, depot) : fill(random)
  const minuteOfDay = last.ended + random.int(4, 16)
  const byHand = !depot && random.next() < 0.18
  return {
    id: '',
    attachment: !depot && random.next() < 0.8,
    type: ev ? 'charging' : 'fueling',
    date: { daysAgo: last.daysAgo, minuteOfDay },
    merchant,
    driverId: last.driverId,
    vehicleId: vehicle.id,
    fleet: vehicle.fleet,
    status: 'valid',
    createdOn: { daysAgo: last.daysAgo, minuteOfDay: minuteOfDay + (byHand ? random.int(20, 95) : 1) },
    createdBy: byHand ? last.driverId : null,
    editedBy: byHand && random.next() < 0.5 ? random.pick(EXPENSE_EDITORS) : null,
    amount: amountOf({ volume, unitPrice }),
    details: { volume, unitPrice, odometerMi },
    description: descriptionOf(ev, depot),
  }
}

/** Who sold something, and for how much: US dollars a gallon of regular, or a kWh. */
type Sale = Pick<Expense, 'merchant'> & { unitPrice: number }

function fill(random: SeededRandom): Sale {
  const unitPrice = random.int(3159, 3689) / 1000
  return { merchant: random.pick(FUEL_STATIONS), unitPrice }
}

/** Charging costs what the charger's ports are posted with. */
function charge(random: SeededRandom, depot: boolean): Sale {
  if (depot) return { merchant: DEPOT, unitPrice: DEPOT_NETWORK.slowCost }
  const { name, network } = random.pick(CHARGING_STATIONS)
  return { merchant: name, unitPrice: network.fastCost }
}

function descriptionOf(ev: boolean, depot: boolean): Expense['description'] {
  if (!ev) return 'regularFuel'
  return depot ? 'depotCharging' : 'fastCharging'
}
