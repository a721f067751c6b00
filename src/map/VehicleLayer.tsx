import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Layer, useMap } from 'react-map-gl/maplibre'
import { MAX_ZOOM } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import { framesOf } from './frames'
import type { Feature } from './geo'
import { imageName, VEHICLE_TONES, type VehicleTone } from './images/imageName'
import { hasStyle } from './inner'
import { type LiveSource, liveSource, sourceOf } from './liveSource'
import { motionAllowed, onAnimationFrame } from './motion'
import { OverlaySource } from './OverlaySource'
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
  /** It is on the move: its name goes with it. */
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
  /** Null while nobody knows: what was shown stays. */
  vehicles: readonly MapVehicle[] | null
  /** Where vehicles are, `nowMs` milliseconds after the page began; left out, they stand. */
  move?: ((nowMs: number) => Iterable<VehiclePosition>) | undefined
  selectedId?: string | null | undefined
  onSelect?: ((id: string) => void) | undefined
  /** A tap on vehicles that are drawn as one, with where they are now. */
  onCluster?: ((members: ClusterMember[]) => void) | undefined
  cluster?: boolean
  /** For a small map: smaller pictures, which gather later. */
  small?: boolean
}

/** Positions a second: more could not be seen at a vehicle's speed. */
const UPDATES_PER_SECOND = 12
const CLUSTER_RADIUS_PX = 46
/** Pictures of a small map, as a part of the usual ones. */
const SMALL = 0.6
/** From here on streets are named, and so are vehicles. */
const NAME_ZOOM = 13
/** Vehicles that share a lot lie on each other at any zoom. */
const CLUSTER_MAX_ZOOM = MAX_ZOOM - 1

const VEHICLES_ID = 'room-vehicles'
const SELECTED_ID = 'room-vehicle-selected'

/** Vehicles as discs with a heading arrow, gathered where they crowd; they move without React. */
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
    // A vehicle that is on its way is shown where it is by now, not where it set out.
    if (moving && motionAllowed()) features.move(moves(performance.now()), zoom)
    // A room that is opened again has new rows, and mostly nothing new to show.
    const isNew = (source: LiveSource, next: Feature[]) => !looksSame(source.data.features, next, zoom)
    gather()
    rest.send(map, features.rest, isNew(rest, features.rest))
    selectedFeatures.send(map, features.selected, isNew(selectedFeatures, features.selected))
    if (!moving) return
    return onAnimationFrame(UPDATES_PER_SECOND, (nowMs) => {
      // From afar a second passes before anything has moved by what a screen shows.
      if (!features.move(moves(nowMs), map && hasStyle(map) ? map.getZoom() : 0)) return
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

/** Trouble lies over what moves, and that over what stands. */
const SORT_KEY = ['match', ['get', 'tone'], 'alert', 2, 'moving', 1, 0] as never

/** The name under a disc; where there is no room for it the disc stands alone. */
const NAME: object = {
  'text-field': ['step', ['zoom'], '', NAME_ZOOM, ['coalesce', ['get', 'name'], '']],
  'text-font': [MEDIUM],
  'text-size': 13,
  'text-anchor': 'top',
  'text-offset': [0, 1.3],
  'text-max-width': 30,
  'text-optional': true,
}

/** The picture follows from the tone here and not in each feature: features are sent many times a second. */
function vehicleImage(selected: boolean): object {
  const pictures = VEHICLE_TONES.flatMap((tone) => [tone, imageName({ kind: 'vehicle', tone, selected })])
  return {
    'icon-image': ['match', ['get', 'tone'], ...pictures, ''],
    'icon-rotate': ['get', 'rotation'],
    'icon-rotation-alignment': 'map',
    'icon-allow-overlap': true,
  }
}

/** The name of a cluster's picture, put together by the map from its count. */
function clusterImage() {
  const [before, after] = imageName({ kind: 'cluster', count: 0 }).split('0')
  return ['concat', before, ['to-string', ['get', 'point_count']], after] as never
}
