import { useLingui } from '@lingui/react/macro'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { GeofenceArea } from '#domain/geofence/geofence'
import type { Trip } from '#domain/trips/trip'
import { DealerPath } from './DealerPath'
import { FenceArea } from './FenceArea'
import { type MapMoment, TripMoment } from './TripMoment'

/** Content of a notification's map. */
export type ItemPlace =
  | { kind: 'trip'; trip: Trip; moment: MapMoment | null }
  | { kind: 'dealerTrip'; trip: DealerTrip }
  | { kind: 'fence'; id: string; name: string; area: GeofenceArea }

/** A still map of where a notification happened. */
export function ItemMap({ place, region }: { place: ItemPlace; region: Region }) {
  const { t } = useLingui()
  const label = t`Map of the notification`
  switch (place.kind) {
    case 'trip':
      return <TripMoment {...place} region={region} label={label} />
    case 'dealerTrip':
      return <DealerPath trip={place.trip} region={region} label={label} />
    case 'fence':
      return <FenceArea {...place} region={region} label={label} />
  }
}
