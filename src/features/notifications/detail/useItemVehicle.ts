import { type Live, mapLive, orNull } from '#domain/base/live'
import type { FeedItem } from '#domain/notifications/feed'
import { modelText, type VehicleImage } from '#domain/vehicle/vehicle'
import { useDealerVehicle } from '../../../data/queries/dealerVehicles'
import { useVehicle } from '../../../data/queries/vehicles'

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
