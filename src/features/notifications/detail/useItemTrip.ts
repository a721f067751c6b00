import { useMemo } from 'react'
import { useDealerTrips } from '../../../data/queries/dealerTrips'
import { useTrip, useTripsOfVehicle } from '../../../data/queries/trips'
import type { DealerTrip } from '../../../domain/dealer/dealerTrip'
import { valueOr } from '../../../domain/kiosk/live'
import type { FeedItem, FeedKind } from '../../../domain/notifications/feed'
import { type Trip, tripEnd, tripStart } from '../../../domain/trips/trip'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useCapabilities } from '../../../state/capabilities'
import { useDemoNow } from '../../../state/demoClock'

/** Kinds that somebody at the wheel causes, so that a trip shows them. */
const DRIVEN: readonly FeedKind[] = [
  'speeding',
  'adas',
  'offHours',
  'geofence',
  'cameraOn',
  'cameraOff',
  'rule',
]

export interface ItemTrip {
  /** The fleet's trip that the item reports, or on which it happened. */
  trip: Trip | null
  /** The second of it at which it happened; null for the whole trip. */
  second: number | null
  /** The dealer's trip that the item reports. */
  dealerTrip: DealerTrip | null
}

/** The trip that an item speaks of, as far as it is kept and this region offers trips. */
export function useItemTrip({ section, vehicleId, event, minutesAgo }: FeedItem): ItemTrip {
  const { trips: offered } = useCapabilities()
  const now = useDemoNow()
  const { at, timeZone } = useFormats()
  const tripId = event.kind === 'trip' ? event.tripId : ''
  const named = valueOr(useTrip(section === 'fleet' ? tripId : ''), null)
  const ofVehicle = valueOr(useTripsOfVehicle(section === 'fleet' ? vehicleId : ''), null)
  const ofDealer = valueOr(useDealerTrips(section === 'dealer' ? vehicleId : ''), null)
  return useMemo(() => {
    if (!offered) return { trip: null, second: null, dealerTrip: null }
    if (event.kind === 'trip')
      return { trip: named, second: null, dealerTrip: ofDealer?.find(({ id }) => id === tripId) ?? null }
    const moment = at({ minutesAgo }).getTime()
    const trip = DRIVEN.includes(event.kind)
      ? ofVehicle?.find(
          (one) =>
            tripStart(one, now, timeZone).getTime() <= moment &&
            moment <= tripEnd(one, now, timeZone).getTime(),
        )
      : undefined
    if (!trip) return { trip: null, second: null, dealerTrip: null }
    const second = Math.round((moment - tripStart(trip, now, timeZone).getTime()) / 1000)
    return { trip, second, dealerTrip: null }
  }, [offered, event.kind, named, ofDealer, tripId, ofVehicle, at, minutesAgo, now, timeZone])
}
