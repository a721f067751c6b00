import type { Region } from '#domain/base/locale'
import { dealerUnplacedReason } from '#domain/dealer/dealerPlace'
import type { TripPaths } from '#domain/trips/tripPath'
import type { MapAnimation } from '#domain/vehicle/vehicle'
import { unplacedReason } from '#domain/vehicle/vehiclePlace'
import { demoRows } from './demoRows'
import { type Driver, pathTo } from './drive'

/** Vehicles of the demo, fleet and dealer, that are parked at the end of a shipped path in every region. */
export function demoDrivers(): Driver[] {
  const rows = new Map<string, TripPaths>(
    [...demoRows('pathsUs'), ...demoRows('pathsCa'), ...demoRows('pathsMx')].map((row) => [row.id, row]),
  )
  const driver = (vehicleId: string, label: string, map: Record<Region, MapAnimation>): Driver[] => {
    const path = (region: Region) => pathTo(map[region].start, rows.get(`${region}/${vehicleId}`))
    const isParked = Object.values(map).every(({ speedMph }) => speedMph === 0)
    const [us, ca, mx] = isParked ? [path('us'), path('ca'), path('mx')] : []
    return us && ca && mx ? [{ vehicleId, label, paths: { us, ca, mx } }] : []
  }
  return [
    ...demoRows('vehicles')
      .filter((vehicle) => unplacedReason(vehicle) === null)
      .flatMap(({ id, label, details }) => driver(id, label, details.map)),
    ...demoRows('dealerVehicles')
      .filter((vehicle) => dealerUnplacedReason(vehicle) === null)
      .flatMap(({ id, modelYear, modelName, stock, details }) =>
        driver(id, `${modelYear} ${modelName}, ${stock}`, details.map),
      ),
  ]
}
