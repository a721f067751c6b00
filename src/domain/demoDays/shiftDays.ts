import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { Expense } from '#domain/reports/expense'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import { tankCapacity } from '#domain/vehicle/tankCapacity'
import { HISTORY_DAYS, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { shownDaysAgo } from './dataWeek'
import { shiftedExpenses } from './shiftedExpenses'
import { type ShiftedRow, shiftedRow } from './shiftedRow'
import { shiftedDealerTrips, shiftedTrips } from './shiftedTrips'

/** The model of a vehicle, which determines its tank size. */
interface ModelOfVehicle {
  id: string
  modelName: string
  tank?: number
}

/** The datasets with days before today, and those that are needed to rotate them. */
export interface DayDatasets {
  vehicles: readonly ModelOfVehicle[]
  vehicleDays: readonly VehicleDays[]
  dealerVehicles: readonly ModelOfVehicle[]
  dealerVehicleDays: readonly VehicleDays[]
  trips: readonly Trip[]
  dealerTrips: readonly DealerTrip[]
  cameraEvents: readonly CameraEvent[]
  expenses: readonly Expense[]
  weatherDays?: readonly { id: string; daysAgo: number }[]
}

/** The datasets that a rotation changes. */
export type ShiftedDatasets = Omit<DayDatasets, 'vehicles' | 'dealerVehicles'>

/**
 * The rows of the files as shown when a visit's weekday is `shift` days after theirs (docs/decisions.md D43,
 * `dataWeekShift`). Each run of seven days is rotated; ids, today and sums over whole runs stay the same.
 */
export function shiftDays<Data extends DayDatasets>(data: Data, shift: number): Data {
  if (shift === 0) return data
  const fleet = shiftedFleet(data, shift)
  const dealer = shiftedRows(data.dealerVehicleDays, data.dealerVehicles, shift)
  const trips = shiftedTrips(data.trips, fleet)
  const dayOf = new Map(trips.map(({ id, daysAgo }) => [id, daysAgo]))
  const shifted: ShiftedDatasets = {
    vehicleDays: rowsOf(fleet),
    dealerVehicleDays: rowsOf(dealer),
    trips,
    dealerTrips: shiftedDealerTrips(data.dealerTrips, dealer),
    cameraEvents: data.cameraEvents.map((event) => ({
      ...event,
      daysAgo: dayOf.get(event.tripId) ?? event.daysAgo,
    })),
    expenses: shiftedExpenses(data.expenses, fleet, new Map(data.vehicleDays.map((row) => [row.id, row]))),
    ...(data.weatherDays && {
      weatherDays: data.weatherDays.map((day) => ({
        ...day,
        daysAgo: shownDaysAgo(day.daysAgo, shift, HISTORY_DAYS),
      })),
    }),
  }
  return { ...data, ...shifted }
}

function shiftedFleet(
  { vehicleDays, vehicles, expenses }: DayDatasets,
  shift: number,
): Map<string, ShiftedRow> {
  const bought = new Map<string, number>()
  const counted = new Set<string>()
  for (const { vehicleId, date, amount, details } of expenses) {
    const key = `${vehicleId} ${date.daysAgo - 1}`
    // A fill with two expenses went into the tank only once.
    if (counted.has(`${key} ${amount}`)) continue
    counted.add(`${key} ${amount}`)
    bought.set(key, (bought.get(key) ?? 0) + details.volume)
  }
  return shiftedRows(vehicleDays, vehicles, shift, (id, at) => bought.get(`${id} ${at}`) ?? 0)
}

function shiftedRows(
  rows: readonly VehicleDays[],
  vehicles: readonly ModelOfVehicle[],
  shift: number,
  bought: (vehicleId: string, at: number) => number = () => 0,
): Map<string, ShiftedRow> {
  const models = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return new Map(
    rows.map((row) => {
      const { modelName = '', tank } = models.get(row.id) ?? {}
      const capacity = tank ?? tankCapacity(modelName, row.ev)
      return [row.id, shiftedRow(row, shift, capacity, (at) => bought(row.id, at))]
    }),
  )
}

const rowsOf = (rows: ReadonlyMap<string, ShiftedRow>): VehicleDays[] =>
  [...rows.values()].map(({ row }) => row)
