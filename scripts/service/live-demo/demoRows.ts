import { readFileSync } from 'node:fs'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { FeedItem } from '#domain/notifications/feed'
import type { FleetUser } from '#domain/people/user'
import type { Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import type { Vehicle } from '#domain/vehicle/vehicle'

interface Rows {
  vehicles: Vehicle
  trips: Trip
  dealerVehicles: DealerVehicle
  dealerTrips: DealerTrip
  feedItems: FeedItem
  users: FleetUser
  pathsUs: TripPaths
  pathsCa: TripPaths
  pathsMx: TripPaths
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../demo-data/${file}`, import.meta.url), 'utf8'))

/** Shipped rows of a dataset, which `npm run check` has held against their schema. */
export function demoRows<Name extends keyof Rows>(name: Name): readonly Rows[Name][] {
  const { datasets } = read('manifest.json') as { datasets: { name: string; file: string }[] }
  const dataset = datasets.find((each) => each.name === name)
  if (!dataset) throw new Error(`The demo data has no ${name}.`)
  return (read(dataset.file) as Record<Name, Rows[Name][]>)[name]
}
