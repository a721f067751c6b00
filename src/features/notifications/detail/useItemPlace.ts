import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { FeedEvent } from '#domain/notifications/feed'
import { useGeofences } from '../../../data/queries/geofences'
import { useLots } from '../../../data/queries/lots'
import { useFormats } from '../../../i18n/FormatsProvider'
import type { ItemPlace } from '../../../widgets/notifications/map/ItemMap'
import type { ItemTrip } from './useItemTrip'

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
