import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Layer, useMap } from 'react-map-gl/maplibre'
import { MAX_ZOOM } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import { framesOf } from './frames'
import type { Feature } from './geo'
import { imageName, VEHICLE_TONES, type VehicleTone } from './images/imageName'
import { hasStyle } from './inner'
import { type LiveSource, liveSource, sourceOf } from './liveSource'
import { onAnimationFrame } from './motion'
import { OverlaySource } from './OverlaySource'
import { motionAllowed } from './ports/motion'
import { MEDIUM } from './style/fonts'
import { slotId } from './style/slots'
import { tipLayer } from './tipLayer'
import { useFeatureTaps } from './useFeatureTaps'
import { usePalette } from './usePalette'
import { looksSame, vehicleFeatures } from './vehicleFeatures'

export interface MapVehicle {
  id: string
  label: string
  position: LngLat
  /** Degrees clockwise from north. */
  rotationDeg: number
  tone: VehicleTone
  /** It is moving, and its name moves with it. */
  isMoving: boolean
}

export interface VehiclePosition {
  id: string
  position: LngLat
  rotationDeg: number
}

export interface ClusterMember {
  id: string
  position: LngLat
}

export interface VehicleLayerProps {
  /** Null while unknown: the vehicles shown before stay. */
  vehicles: readonly MapVehicle[] | null
  /** Positions of vehicles `nowMs` milliseconds after the page was loaded; without it, they do not move. */
  move?: ((nowMs: number) => Iterable<VehiclePosition>) | undefined
  selectedId?: string | null | undefined
  onSelect?: ((id: string) => void) | undefined
  /** A tap on a cluster of vehicles, with their current positions. */
  onCluster?: ((members: ClusterMember[]) => void) | undefined
  cluster?: boolean
  /** For a small map: smaller icons, which are clustered later. */
  small?: boolean
}

/** Position updates per second: more would not be visible at a vehicle's speed. */
const UPDATES_PER_SECOND = 12
/** At a whole zoom level; up to twice as many before the next one. */
const CLUSTER_RADIUS_PX = 20
/** Size of icons on a small map, as a share of the usual one. */
const SMALL = 0.6
/** From this zoom, streets and vehicles have names. */
const NAME_ZOOM = 13
/** Vehicles on the same lot overlap at any zoom. */
const CLUSTER_MAX_ZOOM = MAX_ZOOM - 1

const VEHICLES_ID = 'room-vehicles'
const SELECTED_ID = 'room-vehicle-selected'

/** Vehicles as discs with a heading arrow, clustered when they are close; they move without React. */
export function VehicleLayer(props: VehicleLayerProps) {
  const { vehicles, move, selectedId = null, onSelect, onCluster, cluster = true, small = false } = props
  const map = useMap().current?.getMap()
  const palette = usePalette()
  const scale = small ? SMALL : 1
  const features = useMemo(() => vehicles && vehicleFeatures(vehicles, selectedId), [vehicles, selectedId])
  const moves = useEffectEvent((nowMs: number) => move?.(nowMs) ?? [])
  const moving = move !== undefined

  const [rest] = useState(() => liveSource(VEHICLES_ID))
  const [selectedFeatures] = useState(() => liveSource(SELECTED_ID))

  useEffect(() => {
    if (!features) return
    const gather = () => map && framesOf(map).gather()
    const zoom = map && hasStyle(map) ? map.getZoom() : 0
    // A moving vehicle is shown at its current position, not at its start.
    const startMs = performance.now()
    if (moving && motionAllowed()) features.move(moves(startMs), zoom, startMs)
    // A screen that is opened again has new rows, but mostly no visible change.
    const isNew = (source: LiveSource, next: Feature[]) => !looksSame(source.data.features, next, zoom)
    gather()
    rest.send(map, features.rest, isNew(rest, features.rest))
    selectedFeatures.send(map, features.selected, isNew(selectedFeatures, features.selected))
    if (!moving) return
    return onAnimationFrame(UPDATES_PER_SECOND, (nowMs) => {
      // When zoomed out, it takes a second until anything has moved by a visible distance.
      if (!features.move(moves(nowMs), map && hasStyle(map) ? map.getZoom() : 0, nowMs)) return
      gather()
      rest.send(map, features.rest)
      selectedFeatures.send(map, features.selected)
    })
  }, [map, rest, selectedFeatures, features, moving])

  useFeatureTaps('room-vehicle-discs', onSelect && (({ properties }) => onSelect(String(properties.id))))
  useFeatureTaps('room-vehicle-one', onSelect && (({ properties }) => onSelect(String(properties.id))))
  useFeatureTaps('room-vehicle-clusters', async ({ properties }) => {
    const source = map && sourceOf(map, VEHICLES_ID)
    if (!source) return
    const count = Number(properties.point_count)
    const leaves = await source.getClusterLeaves(Number(properties.cluster_id), count, 0).catch(() => [])
    const members = leaves.flatMap(({ properties: leaf, geometry }) =>
      geometry.type === 'Point' ? [{ id: String(leaf?.id), position: geometry.coordinates as LngLat }] : [],
    )
    if (members.length > 0) onCluster?.(members)
  })

  return (
    <>
      <OverlaySource
        id={VEHICLES_ID}
        data={rest.data}
        cluster={cluster}
        clusterRadius={CLUSTER_RADIUS_PX * scale}
        clusterMaxZoom={CLUSTER_MAX_ZOOM}
      >
        <Layer
          id="room-vehicle-discs"
          type="symbol"
          beforeId={slotId('vehicles')}
          filter={['!', ['has', 'point_count']]}
          layout={{ ...vehicleImage(false), ...NAME, 'icon-size': scale, 'symbol-sort-key': SORT_KEY }}
          paint={{ 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.8 }}
        />
        <Layer
          id="room-vehicle-clusters"
          type="symbol"
          beforeId={slotId('vehicles')}
          filter={['has', 'point_count']}
          layout={{
            'icon-image': clusterImage(),
            'icon-size': scale,
            'icon-allow-overlap': true,
          }}
        />
      </OverlaySource>
      <OverlaySource id={SELECTED_ID} data={selectedFeatures.data}>
        <Layer id="room-vehicle-one" type="symbol" beforeId={slotId('tips')} layout={vehicleImage(true)} />
        <Layer {...tipLayer('room-vehicle', 24)} />
      </OverlaySource>
    </>
  )
}

/** Vehicles with problems are drawn over moving ones, and those over parked ones. */
const SORT_KEY = ['match', ['get', 'tone'], 'alert', 2, 'moving', 1, 0] as never

/** The name below a disc; left out if there is no space for it. */
const NAME: object = {
  'text-field': ['step', ['zoom'], '', NAME_ZOOM, ['coalesce', ['get', 'name'], '']],
  'text-font': [MEDIUM],
  'text-size': 13,
  'text-anchor': 'top',
  'text-offset': [0, 1.3],
  'text-max-width': 30,
  'text-optional': true,
}

/** The icon depends on the tone here and not in each feature, because features are sent many times a second. */
function vehicleImage(selected: boolean): object {
  const pictures = VEHICLE_TONES.flatMap((tone) => [tone, imageName({ kind: 'vehicle', tone, selected })])
  return {
    'icon-image': ['match', ['get', 'tone'], ...pictures, ''],
    'icon-rotate': ['get', 'rotation'],
    'icon-rotation-alignment': 'map',
    'icon-allow-overlap': true,
  }
}

/** The name of a cluster's icon, which the map composes from its count. */
function clusterImage() {
  const [before, after] = imageName({ kind: 'cluster', count: 0 }).split('0')
  return ['concat', before, ['to-string', ['get', 'point_count']], after] as never
}
