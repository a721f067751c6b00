import { useMemo } from 'react'
import { type Live, mapLive, orNull, valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { FeedEvent, FeedItem, FeedKind } from '#domain/notifications/feed'
import { speedingDotAt } from '#domain/trips/speedingDot'
import { type Trip, tripEnd, tripStart } from '#domain/trips/trip'
import { modelText, type VehicleImage } from '#domain/vehicle/vehicle'
import { useDealerTrips } from '../../../data/queries/dealerTrips'
import { useDealerVehicle } from '../../../data/queries/dealerVehicles'
import { useGeofences } from '../../../data/queries/geofences'
import { useLots } from '../../../data/queries/lots'
import { useTrip, useTripsOfVehicle } from '../../../data/queries/trips'
import { useVehicle } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { useDemoNow } from '../../../state/demoClock'
import type { ItemPlace } from '../map/ItemMap'

/** The vehicle of a notification, of the fleet or of a dealer's inventory. */
export interface ItemVehicle {
  label: string
  /** Model and year. */
  model: string
  image: VehicleImage
  tags: readonly string[]
  /** It has a page. */
  opens: boolean
  /** Its location is masked. */
  masked: boolean
}

/** The vehicle of an item; null if it was removed. */
export function useItemVehicle({ section, vehicleId }: FeedItem): Live<ItemVehicle | null> {
  const ofFleet = useVehicle(section === 'fleet' ? vehicleId : '')
  const ofDealer = useDealerVehicle(section === 'dealer' ? vehicleId : '')
  return section === 'fleet'
    ? orNull(mapLive(ofFleet, (row) => itemVehicle(row, true, row.details.isLocationMasked)))
    : orNull(mapLive(ofDealer, (row) => itemVehicle(row, row.details.clickable, false)))
}

type NamedVehicle = Parameters<typeof modelText>[0] & Pick<ItemVehicle, 'label' | 'image' | 'tags'>

function itemVehicle(row: NamedVehicle, opens: boolean, masked: boolean): ItemVehicle {
  const { label, image, tags } = row
  return { label, model: modelText(row), image, tags, opens, masked }
}

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

/** Content of an item's map; null without a place. */
export function useItemPlace(event: FeedEvent, ride: ItemTrip, region: Region): ItemPlace | null {
  const fences = valueOr(useGeofences(region), null)
  const lots = valueOr(useLots(), null)
  const { speed } = useFormats()
  const label = event.kind === 'speeding' ? speed(event.limitMph * (1 + event.percent / 100)).text : ''
  return useMemo((): ItemPlace | null => {
    if (event.kind === 'geofence') {
      const fence = fences?.find(({ id }) => id === event.geofenceId)
      return fence ? { kind: 'fence', id: fence.id, name: fence.name, area: fence.area } : null
    }
    if (event.kind === 'lot') {
      const lot = lots?.find((one) => one.lot === event.lot)
      return lot ? { kind: 'fence', id: lot.id, name: lot.name[region], area: lot.area[region] } : null
    }
    const { trip, second, dot, dealerTrip } = ride
    if (trip) return { kind: 'trip', trip, moment: second === null ? null : { second, dot, label } }
    return dealerTrip && { kind: 'dealerTrip', trip: dealerTrip }
  }, [event, fences, lots, ride, label, region])
}
