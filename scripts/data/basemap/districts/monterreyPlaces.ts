import { TRIP_PLACES } from '../../demo-data/trips/tripPlaces'
import type { DistrictPlace } from './district'

/** Quarters where the invented places of trips lie, without the first word of a place's name. */
export const MONTERREY_PLACES: DistrictPlace[] = [
  { kind: 'locality', name: 'Monterrey', position: [-100.3161, 25.6866] },
  ...TRIP_PLACES.mx.map(
    ({ name, position }): DistrictPlace => ({
      kind: 'neighbourhood',
      name: name.slice(name.indexOf(' ') + 1),
      position,
    }),
  ),
]
