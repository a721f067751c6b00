import type { Region } from '#domain/base/locale'
import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import { amountOf, type Expense } from '#domain/reports/expense'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { buildVehicles } from '../fleet/vehicles'
import { type Fill, fillsOf, LATE_CHARGERS } from '../plan/fills'
import { AMP_AND_GO, DEPOT_NETWORK, type Network, VOLTWAY } from '../plan/networks'
import { inRegions } from '../plan/regions'
import { TRIP_PLACES } from '../trips/tripPlaces'

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
/** Where one goes who can not choose any more. */
const DEAREST_STATION = CHARGING_STATIONS.reduce((a, b) => (b.network.fastCost > a.network.fastCost ? b : a))
const DEPOT = inRegions((region) => TRIP_PLACES[region][0].name)

/** What a station asks more, or less, than the others for a gallon, in their order, US dollars. */
const STATION_DIFFERENCES = [-0.13, 0.02, 0.11, -0.05, 0.06] as const
/** A gallon of regular in the middle of the days that are shown, and how far it goes up and down with time. */
const USUAL_GALLON = 3.419
const GALLON_SWING = 0.11
/** It was cheap as long ago as this. */
const CHEAP_DAYS_AGO = 52

/** The vehicle whose driver wrote a fill down by hand that its card had told of already. */
const TWICE_PAID = 'Unit 145'
/** How long after the card's the second one was written down, minutes. */
const NOTED_AGAIN_AFTER = 41

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
  const paid = (fillsOf(vehicle)?.fills ?? [])
    .filter(({ last }) => last.daysAgo <= HISTORY_DAYS)
    .map((fill) => makeExpense(random, vehicle, fill))
  const [newest] = paid
  return vehicle.label === TWICE_PAID && newest ? [notedAgain(newest), ...paid] : paid
}

/** The same fill a second time, by its driver's hand and without a receipt: what a duplicate check finds. */
function notedAgain(expense: Expense): Expense {
  const { date, driverId } = expense
  return {
    ...expense,
    attachment: false,
    createdOn: { ...date, minuteOfDay: date.minuteOfDay + NOTED_AGAIN_AFTER },
    createdBy: driverId,
    editedBy: null,
  }
}

function makeExpense(random: SeededRandom, vehicle: Vehicle, { last, volume, odometerMi }: Fill): Expense {
  const { ev } = vehicle.details
  const late = LATE_CHARGERS.includes(vehicle.label)
  const depot = ev && random.next() < 0.55 && !late
  const { merchant, unitPrice } = ev ? charge(random, depot, late) : fill(random, last.daysAgo)
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

function fill(random: SeededRandom, daysAgo: number): Sale {
  const station = random.int(0, FUEL_STATIONS.length - 1)
  const merchant = FUEL_STATIONS[station] as (typeof FUEL_STATIONS)[number]
  return { merchant, unitPrice: gallonPrice(station, daysAgo) }
}

/** The price of a station on a day, in tenths of a cent: the same for whoever fills up there. */
function gallonPrice(station: number, daysAgo: number): number {
  const season = Math.cos((Math.PI * (daysAgo - CHEAP_DAYS_AGO)) / CHEAP_DAYS_AGO)
  const ofDay = seededRandom(seedOf(`price at ${station} ${daysAgo} days ago`)).int(-25, 25) / 1000
  const price = USUAL_GALLON - GALLON_SWING * season + (STATION_DIFFERENCES[station] ?? 0) + ofDay
  // Prices at the pump end in nine tenths of a cent.
  return (10 * Math.round(price * 100) - 1) / 1000
}

/** Charging costs what the charger's ports are posted with. */
function charge(random: SeededRandom, depot: boolean, late: boolean): Sale {
  if (depot) return { merchant: DEPOT, unitPrice: DEPOT_NETWORK.slowCost }
  const { name, network } = late ? DEAREST_STATION : random.pick(CHARGING_STATIONS)
  return { merchant: name, unitPrice: network.fastCost }
}

function descriptionOf(ev: boolean, depot: boolean): Expense['description'] {
  if (!ev) return 'regularFuel'
  return depot ? 'depotCharging' : 'fastCharging'
}
