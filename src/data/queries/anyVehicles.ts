import type { Live } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { type AnyVehicle, sectionOfVehicle } from '#domain/dealer/anyVehicle'
import { useLiveQuery } from '../core/live'
import { dealerVehicleQuery, dealerVehiclesQuery } from './dealerVehicles'
import { vehicleQuery, vehiclesQuery } from './vehicles'

/** The vehicles of all fleets by label, or a dealer's inventory, newest stock number first. */
export function useVehiclesOf(section: Section): Live<AnyVehicle[]> {
  return useLiveQuery<[], AnyVehicle[]>(section === 'fleet' ? vehiclesQuery : dealerVehiclesQuery)
}

/** One vehicle of either; missing when the id is unknown. */
export function useAnyVehicle(id: string): Live<AnyVehicle> {
  return useLiveQuery<[string], AnyVehicle>(
    sectionOfVehicle(id) === 'fleet' ? vehicleQuery : dealerVehicleQuery,
    id,
  )
}
