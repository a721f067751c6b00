import { TRIP_PLACES } from '../../demo-data/trips/tripPlaces'
import type { DistrictPlace } from './district'

/** Quarters of the real city where the invented places of trips lie, without the last word of a place's name. */
export const TORONTO_PLACES: DistrictPlace[] = [
  { kind: 'locality', name: 'Toronto', position: [-79.3832, 43.6535] },
  ...TRIP_PLACES.ca.map(
    ({ name, position }): DistrictPlace => ({
      kind: 'neighbourhood',
      name: name.replace(
        / (Depot|Clinic|Market|Yard|Supply|School|Library|Workshop|Warehouse|Print Works|Cold Storage|Parts Centre|Offices|Hotel|Bakery|Recycling|Café|Pharmacy)$/,
        '',
      ),
      position,
    }),
  ),
]
