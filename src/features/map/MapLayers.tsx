import { useMemo } from 'react'
import type { LngLat } from '#domain/geo/lngLat'
import type { MapTab } from '#domain/lists/mapSearch'
import type { PlaceKind } from '#domain/places/place'
import { PinLayer } from '../../map/PinLayer'
import { type ClusterMember, VehicleLayer } from '../../map/VehicleLayer'
import type { MapEntry, VehicleEntry } from './mapEntry'
import type { Move } from './useVehicleMotion'

export interface MapLayersProps {
  tab: MapTab
  sel: string | null
  vehicles: readonly VehicleEntry[] | null
  places: readonly (MapEntry & { kind: PlaceKind })[]
  chargers: readonly (MapEntry & { clickable: boolean })[]
  move: (nowMs: number) => Iterable<Move>
  onSelect: (id: string) => void
  onCluster: (members: ClusterMember[]) => void
}

/** The layers of the open tab. */
export function MapLayers({
  tab,
  sel,
  vehicles,
  places,
  chargers,
  move,
  onSelect,
  onCluster,
}: MapLayersProps) {
  const discs = useMemo(
    () =>
      vehicles?.filter(isPlaced).map(({ id, label, position, animation, tone }) => ({
        id,
        label,
        position,
        rotationDeg: animation.rotationDeg,
        tone,
        isMoving: animation.speedMph > 0,
      })) ?? null,
    [vehicles],
  )
  const pins = useMemo(
    () => places.filter(isPlaced).map(({ id, kind, label, position }) => ({ id, kind, label, position })),
    [places],
  )
  const plugs = useMemo(
    () =>
      chargers.filter(isPlaced).map(({ id, label, position, clickable }) => ({
        id,
        kind: 'charger' as const,
        label,
        position,
        dimmed: !clickable,
      })),
    [chargers],
  )
  if (tab === 'places') return <PinLayer id="places" pins={pins} selectedId={sel} onSelect={onSelect} />
  if (tab === 'charging') return <PinLayer id="chargers" pins={plugs} selectedId={sel} onSelect={onSelect} />
  return (
    <VehicleLayer
      vehicles={discs}
      move={move}
      selectedId={sel}
      onSelect={onSelect}
      onCluster={onCluster}
      cluster
    />
  )
}

function isPlaced<Entry extends MapEntry>(entry: Entry): entry is Entry & { position: LngLat } {
  return entry.position !== null
}
