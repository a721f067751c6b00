import type { Region } from '#domain/base/locale'
import type { Telemetry } from '#domain/trips/telemetry/telemetry'
import { tripTelemetry } from '#domain/trips/telemetry/tripTelemetry'
import type { Trip } from '#domain/trips/trip'
import { type DecodedPath, decodePath } from '#domain/trips/tripPath'
import { pathsOf } from './paths'
import type { DemoData } from './rule'

/** A trip on its way in a region, with what it would have recorded there. */
export interface TripReading {
  trip: Trip
  path: DecodedPath
  telemetry: Telemetry
}

/** Several rules look at the same readings, which are the dearest part of a check. */
const known = new WeakMap<DemoData, Map<Region, TripReading[]>>()

/** The readings of all trips that have a way in a region, made once for each set of data. */
export function tripReadings(data: DemoData, region: Region): readonly TripReading[] {
  const regions = known.get(data) ?? new Map<Region, TripReading[]>()
  known.set(data, regions)
  const readings = regions.get(region) ?? makeReadings(data, region)
  regions.set(region, readings)
  return readings
}

function makeReadings(data: DemoData, region: Region): TripReading[] {
  const rows = new Map(pathsOf(data, region).map((row) => [row.vehicleId, row]))
  return data.trips.flatMap((trip) => {
    const row = rows.get(trip.vehicleId)
    const path = row && decodePath(row, trip.id)
    return path ? [{ trip, path, telemetry: tripTelemetry(trip, path) }] : []
  })
}
