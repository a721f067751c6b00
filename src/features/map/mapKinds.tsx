import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Section } from '#domain/base/section'
import { type AnyVehicle, isInventory, unplacedReasonOf } from '#domain/dealer/anyVehicle'
import type { ListFilter } from '#domain/lists/listFilter'
import type { MapAddress } from '#domain/lists/mapAddress'
import {
  DEALER_MAP,
  type DealerSection,
  dealerValues,
  FLEET_MAP,
  type FleetSection,
  fleetValues,
} from '#domain/lists/mapFilter'
import type { Sections } from '#domain/lists/sections'
import { useTripPath } from '../../data/map/tripPaths'
import { useLots } from '../../data/queries/lots'
import { useNewestTrip } from '../../data/queries/trips'
import { LOT_LABELS } from '../../i18n/labelsInventory'
import { GeofenceLayer } from '../../map/GeofenceLayer'
import { RouteLayer } from '../../map/RouteLayer'

/** What the maps of a fleet and of an inventory do not share. */
export interface MapKind<Part extends FleetSection | DealerSection> {
  section: Section
  /** What its vehicles are filtered by. */
  parts: Sections<Part>
  filterOf: (address: MapAddress) => ListFilter<Part>
  changeOf: (filter: ListFilter<Part>) => Partial<MapAddress>
  valuesOf: (region: Region) => (vehicle: AnyVehicle, part: Part) => readonly string[]
  /** The filter section under the search box. */
  chips: { section: Part; label: MessageDescriptor }
  /** The filter section beside it, with its counts. */
  counted?: Part
  /** A dealer's newest value goes first (docs/rules.md DI-15). */
  newestFirst: boolean
  /** Layers beside the vehicles, of which one may be chosen. */
  useLayers: (region: Region) => (chosen: AnyVehicle | undefined) => ReactNode
}

export const FLEET_KIND: MapKind<FleetSection> = {
  section: 'fleet',
  parts: FLEET_MAP,
  filterOf: ({ fleetFilter }) => fleetFilter,
  changeOf: (fleetFilter) => ({ fleetFilter }),
  valuesOf: (region) => (vehicle, part) => (isInventory(vehicle) ? [] : fleetValues(vehicle, part, region)),
  chips: { section: 'tags', label: msg`Tags` },
  counted: 'movement',
  newestFirst: false,
  useLayers: (region) => (chosen) =>
    chosen && unplacedReasonOf(chosen) === null && <TripLine vehicleId={chosen.id} region={region} />,
}

export const DEALER_KIND: MapKind<DealerSection> = {
  section: 'dealer',
  parts: DEALER_MAP,
  filterOf: ({ dealerFilter }) => dealerFilter,
  changeOf: (dealerFilter) => ({ dealerFilter }),
  valuesOf: () => (vehicle, part) => (isInventory(vehicle) ? dealerValues(vehicle, part) : []),
  chips: { section: 'lot', label: msg`Lots` },
  newestFirst: true,
  useLayers: useLotLayer,
}

function useLotLayer(region: Region) {
  const { _ } = useLingui()
  const lots = valueOr(useLots(), [])
  return () => (
    <GeofenceLayer
      areas={lots.map(({ id, area, lot }) => ({ id, area: area[region], name: _(LOT_LABELS[lot]) }))}
    />
  )
}

/** The path of a vehicle's newest trip, once both are stored. */
function TripLine({ vehicleId, region }: { vehicleId: string; region: Region }) {
  const newest = useNewestTrip({ vehicleId })
  const trip = valueOr(newest, null)
  const path = useTripPath(region, vehicleId, trip?.id ?? '')
  const points = valueOr(path, null)?.points ?? null
  return points && <RouteLayer id="newest" points={points} />
}
