import type { Region } from '#domain/base/locale'
import type { Charger } from '#domain/places/charger'
import type { Place } from '#domain/places/place'
import { MapPanel } from '../MapPanel'
import { ChargerPanel } from './ChargerPanel'
import { PlacePanel } from './PlacePanel'

export interface PinPanelProps {
  place: Place | undefined
  charger: Charger | undefined
  region: Region
  onClose: () => void
}

/** What a pin opens: a place, a charging station; a station that cannot be opened says its name, no more. */
export function PinPanel({ place, charger, region, onClose }: PinPanelProps) {
  if (place) return <PlacePanel key={place.id} place={place} region={region} onClose={onClose} />
  if (!charger) return null
  if (!charger.clickable) return <MapPanel key={charger.id} title={charger.name[region]} onClose={onClose} />
  return <ChargerPanel key={charger.id} charger={charger} region={region} onClose={onClose} />
}
