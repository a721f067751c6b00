import type { I18n } from '@lingui/core'
import type { Region } from '#domain/base/locale'
import { type AnyVehicle, isInventory, unplacedReasonOf, vehicleToneOf } from '#domain/dealer/anyVehicle'
import type { Bounds } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import { textMatcher } from '#domain/lists/textSearch'
import type { Charger } from '#domain/places/charger'
import type { Place, PlaceKind } from '#domain/places/place'
import type { MapAnimation, VehicleImage } from '#domain/vehicle/vehicle'
import { pointsOnTheWay } from '#domain/vehicle/vehicleMotion'
import type { UnplacedReason, VehicleTone } from '#domain/vehicle/vehiclePlace'
import { fleetLabel } from '../../i18n/fleetLabel'
import { LOT_LABELS, NOT_ON_A_LOT } from '../../i18n/labelsInventory'
import { boundsOf as boxAround } from '../../map/boundsOf'
import { ICONS } from '../../ui/icons/icons'
import { STOCK_NUMBER_AND_PLACE } from './mapLabels'

/** An item of the open tab, for both list and map. */
export interface MapEntry {
  id: string
  label: string
  /** The second line. */
  detail: string
  /** What the list shows in front: a silhouette or an icon. */
  picture: { image: VehicleImage } | { icon: string }
  /** Where it is, or begins to move; null when it is not on the map. */
  position: LngLat | null
  /** Why it is not on the map. */
  unplaced: UnplacedReason | null
}

/** A vehicle, which may move. */
export interface VehicleEntry extends MapEntry {
  tone: VehicleTone
  animation: MapAnimation
}

/** In the order of the list: what has no place on the map comes last. */
export function placedFirst<Entry extends MapEntry>(entries: readonly Entry[]): Entry[] {
  return [
    ...entries.filter(({ unplaced }) => unplaced === null),
    ...entries.filter(({ unplaced }) => unplaced),
  ]
}

/** The smallest box around all entries on the map, with the paths of those that move; null without any. */
export function boundsOfFeatures(
  entries: readonly (Pick<MapEntry, 'position'> & { animation?: MapAnimation })[],
): Bounds | null {
  const points = entries.flatMap(({ position, animation }) =>
    position ? [position, ...(animation ? pointsOnTheWay(animation) : [])] : [],
  )
  return points.length > 0 ? boxAround(points) : null
}

/** The entry of a vehicle, in the language of `i18n`. */
export function vehicleEntry(vehicle: AnyVehicle, region: Region, i18n: I18n): VehicleEntry {
  const place = vehiclePlace(vehicle, region)
  return {
    id: vehicle.id,
    ...wordsOf(vehicle, i18n),
    picture: { image: vehicle.image },
    tone: vehicleToneOf(vehicle, place.animation.speedMph),
    ...place,
  }
}

/** Where a vehicle is on the map of a region and how it moves there, or why it is not. */
export function vehiclePlace(
  vehicle: AnyVehicle,
  region: Region,
): Pick<VehicleEntry, 'position' | 'unplaced' | 'animation'> {
  const animation = vehicle.details.map[region]
  const unplaced = unplacedReasonOf(vehicle)
  return { position: unplaced === null ? animation.start : null, unplaced, animation }
}

function wordsOf(vehicle: AnyVehicle, i18n: I18n): Pick<VehicleEntry, 'label' | 'detail'> {
  const { label, modelName, modelYear } = vehicle
  if (!isInventory(vehicle))
    return { label, detail: `${modelName}, ${vehicle.driverName ?? fleetLabel(vehicle.fleet, i18n)}` }
  const { stock, trim, geofence } = vehicle
  const { t: translate } = i18n
  const place = i18n._(geofence === null ? NOT_ON_A_LOT : LOT_LABELS[geofence])
  return {
    label: `${modelName} ${trim}, ${modelYear}`,
    detail: translate({ ...STOCK_NUMBER_AND_PLACE, values: { stock, place } }),
  }
}

/** The icons on the pins of the map. */
const KIND_ICONS: Record<PlaceKind, string> = {
  depot: ICONS.house,
  dealer: ICONS.store,
  customer: ICONS.users,
  fuel: ICONS.fuel,
}

/** Places of the given kinds (of all kinds if none is given) that match the search. */
export function placeEntries(
  places: readonly Place[],
  region: Region,
  kinds: readonly PlaceKind[],
  query: string,
): (MapEntry & { kind: PlaceKind })[] {
  const matches = textMatcher(query)
  return places
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .filter(({ name, address, phone }) => matches([name[region], address[region], phone[region]].join(' ')))
    .map(({ id, kind, name, address, position }) => ({
      id,
      kind,
      label: name[region],
      detail: address[region],
      picture: { icon: KIND_ICONS[kind] },
      position: position[region],
      unplaced: null,
    }))
}

/** Charging stations that match the search. */
export function chargerEntries(
  chargers: readonly Charger[],
  region: Region,
  query: string,
): (MapEntry & { clickable: boolean })[] {
  const matches = textMatcher(query)
  return chargers
    .filter(({ brand, name, location }) => matches([brand, name[region], location[region]].join(' ')))
    .map(({ id, clickable, name, location, map }) => ({
      id,
      clickable,
      label: name[region],
      detail: location[region],
      picture: { icon: ICONS.zap },
      position: map[region].position,
      unplaced: null,
    }))
}
