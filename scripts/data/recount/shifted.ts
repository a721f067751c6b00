import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { findInventoryModel } from '../demo-data/dealer/inventoryModels'
import { findModel, tankOf } from '../demo-data/plan/models'
import type { DemoData } from '../demo-data/rules/rule'
import { type DayNumber, weekdayOf } from './calendar'
import { runReadings } from './shiftedReadings'

/** A Wednesday: the files are made as if it were today (docs/decisions.md D43). */
const FILES_TODAY: DayNumber = 6
const WEEK = 7

/** For each day ago of a vehicle, the day ago of the files that is shown on it. */
type FileDays = readonly number[]

/**
 * The datasets as a visit on a day shows them (docs/decisions.md D43): in each week of the history every weekday
 * has what the files have on that weekday. A second program: it shares no code with the kiosk's turning.
 */
export function shifted(data: DemoData, today: DayNumber): DemoData {
  if (weekdayOf(today) === weekdayOf(FILES_TODAY)) return data
  const days = new Map<string, FileDays>()
  const fills = new Map<string, Map<number, number>>()
  const turnRow = (row: VehicleDays, tank: number): VehicleDays => {
    const fileDays = fileDaysOf(row, today)
    days.set(row.id, fileDays)
    const columns = Object.entries(row).map(([name, value]) => [name, moved(value, fileDays)])
    // A fill that was written down twice, with the same amount, was paid for once.
    const paid = (ago: number): number =>
      data.expenses
        .filter(({ vehicleId, date }) => vehicleId === row.id && date.daysAgo === ago)
        .filter(({ amount }, at, day) => day.findIndex((one) => one.amount === amount) === at)
        .reduce((sum, { details }) => sum + details.volume, 0)
    const readings = runReadings(row, fileDays, tank, paid)
    fills.set(row.id, readings.fillDay)
    return {
      ...(Object.fromEntries(columns) as unknown as VehicleDays),
      levelPercent: readings.levelPercent,
      oilLife: readings.oilLife,
      tireShortfallPsi: row.tireShortfallPsi,
    }
  }
  const vehicleDays = data.vehicleDays.map((row) => {
    const model = findModel(data.vehicles.find(({ id }) => id === row.id)?.modelName ?? '', row.ev)
    return turnRow(row, model ? tankOf(model) : 0)
  })
  const dealerVehicleDays = data.dealerVehicleDays.map((row) => {
    const vehicle = data.dealerVehicles.find(({ id }) => id === row.id)
    const model = vehicle && findInventoryModel(vehicle.makeName, vehicle.modelName, row.ev)
    return turnRow(row, model ? tankOf(model.spec) : 0)
  })
  const shownAgo = (vehicleId: string, ago: number): number => {
    const at = days.get(vehicleId)?.indexOf(ago) ?? -1
    return at < 0 ? ago : at + 1
  }
  const shownEnd = <Ended extends object>(vehicleId: string, ended: Ended): Ended =>
    'daysAgo' in ended ? { ...ended, daysAgo: shownAgo(vehicleId, Number(ended.daysAgo)) } : ended
  return {
    ...data,
    vehicleDays,
    dealerVehicleDays,
    trips: data.trips
      .map((trip) => ({
        ...trip,
        daysAgo: shownAgo(trip.vehicleId, trip.daysAgo),
        ended: shownEnd(trip.vehicleId, trip.ended),
      }))
      .sort(
        (a, b) =>
          Number(a.vehicleId.slice(2)) - Number(b.vehicleId.slice(2)) ||
          b.daysAgo - a.daysAgo ||
          a.number - b.number,
      ),
    dealerTrips: data.dealerTrips.map((trip) => ({ ...trip, ended: shownEnd(trip.vehicleId, trip.ended) })),
    cameraEvents: data.cameraEvents.map((event) => ({
      ...event,
      daysAgo: shownAgo(event.vehicleId, event.daysAgo),
    })),
    expenses: data.expenses.map((expense) => {
      const { vehicleId, date } = expense
      const daysAgo = fills.get(vehicleId)?.get(date.daysAgo) ?? shownAgo(vehicleId, date.daysAgo)
      return { ...expense, date: { ...date, daysAgo } }
    }),
  }
}

/** Entry 0 is yesterday. A week in which the vehicle came is left, and so is what is over after whole weeks. */
function fileDaysOf(row: VehicleDays, today: DayNumber): number[] {
  return row.distanceMi.map((_, at) => {
    const first = at - (at % WEEK)
    const week = row.levelPercent.slice(first, first + WEEK)
    const came = week.includes(null) && week.some((level) => level !== null)
    if (week.length < WEEK || came) return at + 1
    const weekday = weekdayOf(today - at - 1)
    const agos = week.map((_, step) => first + step + 1)
    return agos.find((ago) => weekdayOf(FILES_TODAY - ago) === weekday) ?? at + 1
  })
}

/** A column of a row, or columns by reason, in the order of the shown days. */
function moved(value: unknown, fileDays: FileDays): unknown {
  if (Array.isArray(value)) return fileDays.map((ago) => value[ago - 1])
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, list]) => [name, moved(list, fileDays)]))
}
