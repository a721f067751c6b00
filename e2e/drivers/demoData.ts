import { readFileSync } from 'node:fs'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { Geofence } from '#domain/geofence/geofence'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import type { AccountUser } from '#domain/people/accountUser'
import type { FleetUser } from '#domain/people/user'
import type { Charger } from '#domain/places/charger'
import type { Place } from '#domain/places/place'
import type { Expense } from '#domain/reports/expense'
import type { Trip } from '#domain/trips/trip'
import type { Fleet } from '#domain/vehicle/fleet'
import type { Recall } from '#domain/vehicle/recall'
import type { DrivenVehicle, Vehicle } from '#domain/vehicle/vehicle'

interface Datasets {
  vehicles: Vehicle
  users: FleetUser
  accounts: AccountUser
  fleets: Fleet
  places: Place
  chargers: Charger
  expenses: Expense
  recalls: Recall
  trips: Trip
  geofences: Geofence
  customNotifications: NotificationRule
  dealerVehicles: DealerVehicle
}

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../demo-data/${file}`, import.meta.url), 'utf8')) as unknown

/** Shipped rows of a dataset, from which tests compute the expected counts. */
export function demoRows<Name extends keyof Datasets>(name: Name): Datasets[Name][] {
  const { datasets } = read('manifest.json') as { datasets: { name: string; file: string }[] }
  const dataset = datasets.find((each) => each.name === name)
  if (!dataset) throw new Error(`the demo data has no ${name}`)
  return (read(dataset.file) as Record<Name, Datasets[Name][]>)[name]
}

/** The fleet's vehicles with the names of their drivers. */
export function drivenVehicles(): DrivenVehicle[] {
  const users = new Map(demoRows('users').map(({ id, name }) => [id, name]))
  return demoRows('vehicles').map((vehicle) => ({
    ...vehicle,
    driverName: vehicle.driverId === null ? null : (users.get(vehicle.driverId) ?? null),
  }))
}

/** The one row with this id. @throws Error when there is none */
export function demoRow<Name extends keyof Datasets>(name: Name, id: string): Datasets[Name] {
  return findRow(demoRows(name), (row) => row.id === id)
}

/** The first matching row. @throws Error when none matches, because the test would then prove nothing */
export function findRow<Row>(rows: readonly Row[], fits: (row: Row) => boolean): Row {
  const row = rows.find(fits)
  if (row === undefined) throw new Error('no row fits')
  return row
}
