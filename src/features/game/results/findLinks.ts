import { linkOptions } from '@tanstack/react-router'
import { valueOr } from '#domain/base/live'
import { TRIPS_TAB } from '#domain/device/routes'
import type { Challenge } from '#domain/game/challenges'
import { NEW_REPORT } from '#domain/reports/reportSearch'
import { DOT_KINDS, type Trip } from '#domain/trips/trip'
import { lowTires } from '#domain/vehicle/lowReadings'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { useTripsOfVehicle } from '../../../data/queries/trips'
import { useVehicles } from '../../../data/queries/vehicles'

/** The vehicle that every fleet has, a prospect's too (`src/domain/booth/ownFleet/donors.ts`). */
const VEHICLE = 'v-1'

/** The addresses of finds that need no rows; of the others, the list that leads there. */
const LINKS = {
  // The bell is on every screen; what it opens is not in the address.
  'ring-the-bell': linkOptions({ to: '/home' }),
  'where-is-everyone': linkOptions({ to: '/0' }),
  'go-the-extra-mile': linkOptions({ to: '/home', search: { days: '60' } }),
  'recall-roundup': linkOptions({ to: '/11' }),
  'plug-in': linkOptions({ to: '/0', search: { tab: 'charging' } }),
  'tire-kicker': linkOptions({ to: '/1' }),
  'coach-mode': linkOptions({ to: '/8/detail/ivc' }),
  'park-it': linkOptions({ to: '/4/vehicle-ignition' }),
  'receipt-hunter': linkOptions({ to: '/3', search: { type: 'charging' } }),
  'honk-honk': linkOptions({ to: '/1/detail/$id', params: { id: VEHICLE } }),
  'paper-trail': linkOptions({ to: '/5', search: { edit: NEW_REPORT } }),
  'name-that-truck': linkOptions({ to: '/1' }),
  'top-of-the-class': linkOptions({ to: '/2', search: { kind: 'drivers', sort: '-score' } }),
  'speed-trap': linkOptions({ to: '/7/set/{-$type}/{-$editing}', params: { type: '7' } }),
  'fence-me-in': linkOptions({ to: '/7/set/{-$type}/{-$editing}', params: { type: '8' } }),
  'trip-detective': linkOptions({
    to: '/1/detail/$id',
    params: { id: VEHICLE },
    search: { tab: TRIPS_TAB },
  }),
} as const satisfies Record<Challenge, object>

/** The link to where a challenge is done, such as the page of a vehicle with a low tire. */
export function useFindLink() {
  const vehicles = valueOr(useVehicles(), [])
  const trips = valueOr(useTripsOfVehicle(VEHICLE), [])
  return (challenge: Challenge) => {
    const vehicle = challenge === 'tire-kicker' ? vehicles.find(hasLowTire) : undefined
    if (vehicle) return linkOptions({ to: '/1/detail/$id', params: { id: vehicle.id } })
    const trip = challenge === 'trip-detective' ? trips.find(hasHardBraking) : undefined
    if (!trip) return LINKS[challenge]
    return linkOptions({ ...LINKS['trip-detective'], search: { tab: TRIPS_TAB, trip: trip.id } })
  }
}

const hasLowTire = ({ details }: Vehicle) => lowTires(details.tirePressure).length > 0

const hasHardBraking = ({ dots }: Trip) => dots.some(({ type }) => DOT_KINDS[type] === 'hardBraking')
