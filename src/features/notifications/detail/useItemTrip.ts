import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { FeedItem, FeedKind } from '#domain/notifications/feed'
import { speedingDotAt } from '#domain/trips/speedingDot'
import { type Trip, tripEnd, tripStart } from '#domain/trips/trip'
import { useDealerTrips } from '../../../data/queries/dealerTrips'
import { useTrip, useTripsOfVehicle } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useCapabilities } from '../../../state/capabilities'
import { useDemoNow } from '../../../state/demoClock'

/** Kinds that happen while driving, so that a trip shows them. */
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
  /** The fleet's trip that the item reports, or during which it happened. */
  trip: Trip | null
  /** Second of the event in the trip; null for the whole trip. */
  second: number | null
  /** Id of the trip's dot for the event. */
  dot: number | null
  /** The dealer's trip that the item reports. */
  dealerTrip: DealerTrip | null
}

type Ride = Omit<ItemTrip, 'dealerTrip'>

const NO_TRIP: Ride = { trip: null, second: null, dot: null }

/** The trip of an item, if it is stored and this region offers trips. */
export function useItemTrip({ section, vehicleId, event, minutesAgo }: FeedItem): ItemTrip {
  const { trips: offered } = useCapabilities()
  const now = useDemoNow()
  const { at, timeZone } = useFormats()
  const tripId = event.kind === 'trip' ? event.tripId : ''
  const named = valueOr(useTrip(section === 'fleet' ? tripId : ''), null)
  const ofVehicle = valueOr(useTripsOfVehicle(section === 'fleet' ? vehicleId : ''), null)
  const ofDealer = valueOr(useDealerTrips(section === 'dealer' ? vehicleId : ''), null)
  return useMemo(() => {
    if (!offered) return { ...NO_TRIP, dealerTrip: null }
    if (event.kind === 'trip')
      return {
        trip: named,
        second: null,
        dot: null,
        dealerTrip: ofDealer?.find(({ id }) => id === tripId) ?? null,
      }
    const moment = at({ minutesAgo }).getTime()
    const found = (DRIVEN.includes(event.kind) ? (ofVehicle ?? []) : []).flatMap((trip): Ride[] => {
      const began = tripStart(trip, now, timeZone).getTime()
      const second = (moment - began) / 1000
      // Speeding is shown at the matching dot of the trip, and nowhere if there is none.
      if (event.kind === 'speeding') {
        const dot = speedingDotAt(trip, second / 60)
        return dot?.speedLimitMph === event.limitMph ? [{ trip, second: dot.minute * 60, dot: dot.id }] : []
      }
      const isOnTrip = second >= 0 && moment <= tripEnd(trip, now, timeZone).getTime()
      return isOnTrip ? [{ trip, second: Math.round(second), dot: null }] : []
    })
    const [ride = NO_TRIP] = found
    return { ...ride, dealerTrip: null }
  }, [offered, event, named, ofDealer, tripId, ofVehicle, at, minutesAgo, now, timeZone])
}
