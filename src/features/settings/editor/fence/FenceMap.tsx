import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useMemo } from 'react'
import type { LngLat } from '#domain/geo/lngLat'
import { areaAt } from '#domain/geofence/areas'
import {
  currentShape,
  type DraftShape,
  drawingMode,
  drawingProblem,
  FIRST_RADIUS_MI,
  type GeofenceProblem,
  provisionalArea,
} from '#domain/geofence/drawing/geofenceDraft'
import { isInRing } from '#domain/geofence/geofenceMeasure'
import type { RegionFence } from '../../../../data/queries/geofences'
import { DraftLayer } from '../../../../map/DraftLayer'
import { GeofenceLayer } from '../../../../map/GeofenceLayer'
import { MapLost } from '../../../../map/MapLost'
import { MapView } from '../../../../map/MapView'
import { useMapHandle } from '../../../../map/mapHandle'
import { PinLayer } from '../../../../map/PinLayer'
import { PlaceDotLayer } from '../../../../map/PlaceDotLayer'
import { useStageStatus } from '../../../../map/stageStore'
import { useLocale } from '../../../../state/locale'
import { IconButton } from '../../../../ui/controls/IconButton'
import { ACTION_ICONS } from '../../../../ui/icons/actionIcons'
import { ICONS } from '../../../../ui/icons/icons'
import { areaName } from './boundaryLabels'
import { DrawingTools } from './DrawingTools'
import styles from './FenceMap.module.css'
import { FenceMeasures } from './FenceMeasures'
import { type FenceEditor, ringOf } from './fenceEditor'
import { ProblemLine } from './ProblemLine'

export interface FenceMapProps {
  editor: FenceEditor
  /** A stored fence that replaces the drawing. */
  stored: RegionFence | null
  /** Why the fence could not be saved; null before the first attempt, and if there is no problem. */
  refused: GeofenceProblem | null
}

/** The map on which a fence is drawn: taps set corners or the center, or select the area under them. */
export function FenceMap({ editor, stored, refused }: FenceMapProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const handle = useMapHandle()
  const drawn = useStageStatus() !== 'lost'
  const { draft, dispatch, view, areas, sources } = editor
  const shape = currentShape(draft)
  const mode = drawingMode(draft.boundary)
  const draws = stored === null && (mode === 'corners' || mode === 'circle')
  const kind = stored === null && mode === 'chosen' ? draft.boundary : null
  const choosable = useMemo(
    () =>
      areas
        .filter((area) => area.kind === kind)
        .map((area) => ({
          id: area.id,
          name: areaName(area, locale),
          area: { type: 'Polygon' as const, coordinates: [area.ring] as [LngLat[]] },
        })),
    [areas, kind, locale],
  )
  const area = useMemo(() => (stored ? stored.area : provisionalArea(draft)), [stored, draft])
  const [pins, dots] = useMemo(() => {
    const ring = area && ringOf(area)
    const inside = sources.places.filter(({ position }) => ring && isInRing(ring, position))
    const outside = sources.places.filter((place) => !inside.includes(place))
    return [
      inside.map(({ id, kind, name, position }) => ({ id, kind, label: name, position })),
      outside.map(({ position }) => position),
    ]
  }, [sources, area])
  const crossing = useMemo(() => crossingLines(shape, drawingProblem(draft)), [shape, draft])
  const tap = (at: LngLat) => {
    if (draws) dispatch({ type: 'tap', at })
    else if (kind) {
      const found = areaAt(
        areas.filter((area) => area.kind === kind),
        at,
      )
      if (found) dispatch({ type: 'choose', source: found.id, ring: found.ring })
    }
  }
  const tapCenter = () => {
    const at = handle.center()
    if (at) tap(at)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLCanvasElement)) return
    event.preventDefault()
    tapCenter()
  }
  return (
    // MapLibre handles focus and arrow keys; only Enter is handled here.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={styles.frame} data-map-room onKeyDown={key}>
      <MapView
        region={editor.region}
        label={t`Map`}
        variant="plain"
        camera={{ bounds: view.bounds }}
        cameraKey={view.key}
        onCamera={({ bounds }) => editor.setVisibleBounds(bounds)}
        onTap={tap}
        fallback={
          <MapLost>{t`Choose an area from the list, or add corners and centers at your places.`}</MapLost>
        }
      >
        <PlaceDotLayer places={dots} />
        <PinLayer id="fence-places" pins={pins} />
        {choosable.length > 0 && <GeofenceLayer areas={choosable} selectedId={shape.source} />}
        {stored && <GeofenceLayer areas={[stored]} selectedId={stored.id} />}
        {stored === null && mode === 'circle' && (
          <DraftLayer
            center={shape.center}
            radius={shape.radiusMi ?? FIRST_RADIUS_MI}
            onVertexMove={(_, at) => dispatch({ type: 'tap', at })}
          />
        )}
        {stored === null && mode !== 'circle' && mode !== 'chosen' && (
          <DraftLayer
            vertices={shape.corners}
            closed={shape.closed}
            selected={draft.picked}
            crossing={crossing}
            {...(mode === 'corners' && {
              onVertexTap: (corner: number) => dispatch({ type: 'tapCorner', corner }),
              onVertexMove: (corner: number, at: LngLat) => dispatch({ type: 'move', corner, at }),
            })}
          />
        )}
      </MapView>
      {drawn && (draws || kind !== null) && <span className={styles.cross} aria-hidden="true" />}
      {drawn && (
        <div className={styles.zoom} data-covers>
          <IconButton
            label={t`Zoom in`}
            icon={ACTION_ICONS.plus}
            data-target="zoom-in"
            onClick={handle.zoomIn}
          />
          <IconButton
            label={t`Zoom out`}
            icon={ICONS.minus}
            data-target="zoom-out"
            onClick={handle.zoomOut}
          />
        </div>
      )}
      <div className={styles.head} data-covers>
        {stored === null && <DrawingTools editor={editor} onCenter={drawn ? tapCenter : null} />}
        <ProblemLine problem={stored === null ? (drawingProblem(draft) ?? refused) : null} />
        <FenceMeasures area={area} />
      </div>
    </div>
  )
}

/** The two lines that cross, for the map; empty for any other problem. */
function crossingLines({ corners }: DraftShape, problem: GeofenceProblem | null): LngLat[][] {
  if (problem?.kind !== 'crossing') return []
  return [problem.first, problem.second].flatMap(([a, b]) => {
    const [from, to] = [corners[a - 1], corners[b - 1]]
    return from && to ? [[from, to]] : []
  })
}
