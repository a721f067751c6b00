import { expect, it } from 'vitest'
import { telemetryFaults } from '../../src/domain/telemetry/faults'
import { decodePath } from '../../src/domain/tripPath'
import { committedRows } from './committedRows'
import { REGIONS } from './regions'
import { pathsOf } from './rules/paths'

const data = committedRows()

it.each(REGIONS)(
  'what a vehicle would have recorded in %s gives back every trip, its events and its score',
  (region) => {
    const rows = new Map(pathsOf(data, region).map((row) => [row.vehicleId, row]))
    const faults = data.trips.flatMap((trip) => {
      const row = rows.get(trip.vehicleId)
      const path = row && decodePath(row, trip.id)
      return path
        ? telemetryFaults(trip, path).map((fault) => `${trip.id}: ${fault}`)
        : [`${trip.id}: no path`]
    })
    expect(faults).toEqual([])
  },
)
