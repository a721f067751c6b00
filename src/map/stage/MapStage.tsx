import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Map as MapGl, useMap } from 'react-map-gl/maplibre'
import { MAX_ZOOM, MIN_ZOOM } from '#domain/geo/frame'
import { useStable } from '../../ui/kit/useStable'
import { hasWebGL } from '../hasWebGL'
import { useMapArchives } from '../ports/archives'
import { activeView, sendStage, stageState, useStageMap, useStageView } from '../stageStore'
import { onThemeChange, readPalette } from '../style/palette'
import { keepOverlayLayers } from '../style/slots'
import { makeStyle, sourceId } from '../style/style'
import '../room/maplibre.css'
import { framesOf } from '../frames'
import { provideImages } from '../images/provideImages'
import { skipStyleChecks } from '../inner'
import { trackTaps } from '../room/taps'
import { limitCamera } from './cameraLimits'
import { beginMapSession, endMapSession, type MapSession } from './mapSession'
import { openArchives } from './pmtilesSource'
import { holdForPresses } from './pressHold'
import {
  attachToView,
  disableRotation,
  fitAgain,
  initialViewState,
  publishCamera,
  resizeWhenSettled,
  showCamera,
} from './viewCamera'

maplibre.setWorkerUrl(workerUrl)

const pageTheme = () => document.documentElement.dataset.theme

export interface MapStageProps {
  host: HTMLElement
  /** The map cannot be used any more. */
  onLost: () => void
}

/** Whether this page ever had a map: a later failure is not due to missing WebGL. */
let hadMap = false

/** The continent's and the region's own. */
const ARCHIVES_PER_REGION = 2

/** The one map of the visit. Its element is in the box of the active view. */
export function MapStage({ host, onLost }: MapStageProps) {
  const view = useStageView()
  const archives = useMapArchives()
  const map = useStageMap()
  const theme = useSyncExternalStore(onThemeChange, pageTheme)
  // Between two screens the map keeps its content, including layers: the same screen finds them there again.
  const [lastView, setLastView] = useState(view)
  if (view && view !== lastView) setLastView(view)
  const { locale = 'en', variant = 'overlay', region = 'us' } = view ?? lastView ?? {}

  const shown = useStable(archives.ready.filter(({ name }) => name === 'base' || name === region))
  const style = useMemo(() => {
    // The colors are read from the page; the theme is a dependency because they depend on it.
    void theme
    openArchives(maplibre, shown)
    return makeStyle({
      archives: shown,
      locale,
      variant,
      palette: readPalette(variant === 'night' ? 'dark' : 'current'),
    })
  }, [theme, shown, locale, variant])
  // A style that is still loading cannot be changed, only discarded: the next one waits for it. A map that is made
  // before its archives are known is styled twice.
  const [firstStyle, setFirstStyle] = useState<typeof style | null>(null)
  const isKnown = archives.ready.length > 0 || archives.percent !== null || archives.failed
  if (isKnown && !firstStyle) setFirstStyle(style)

  useLayoutEffect(() => attachToView(host, map, view), [host, map, view])
  const shownBounds = useStable(view && 'bounds' in view.camera ? view.camera.bounds : null)
  // Before the camera, which needs the limits of its region.
  useLayoutEffect(
    () => limitCamera(map, region, archives.ready, shownBounds),
    [map, region, archives.ready, shownBounds],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the streets and the open water follow from these
  useLayoutEffect(() => {
    if (map) fitAgain(map)
  }, [map, region, archives.ready])
  useLayoutEffect(() => {
    // The panels of a screen are placed one by one: a map that is shown again as it was waits for the last of them.
    if (map && view) framesOf(map).atRelease(() => showCamera(map, view))
  }, [map, view])
  const viewId = view?.id
  // Before the device's archives are known, a map without streets does not count as drawn.
  const known = shown.length === ARCHIVES_PER_REGION || archives.failed || (archives.percent ?? 0) > 0
  const sources = shown.map(sourceId).join(' ')
  const latest = useRef<MapSession | null>(null)
  useLayoutEffect(() => {
    latest.current = view && { view, look: `${theme} ${sources}` }
  })
  useLayoutEffect(() => {
    const turn = latest.current
    if (!map || !viewId || !turn) return
    hadMap = true
    const end = beginMapSession(map, host, turn, known ? sources.split(' ').filter(Boolean) : null)
    const stopHolding = holdForPresses(map, turn.view)
    return () => {
      end()
      stopHolding()
      // The view may have been removed by now: its last state counts.
      endMapSession(map, latest.current ?? turn)
    }
  }, [map, host, viewId, sources, known])

  if (!firstStyle) return null
  return (
    <MapGl
      mapLib={maplibre as never}
      mapStyle={map ? style : firstStyle}
      transformStyle={keepOverlayLayers as never}
      initialViewState={initialViewState(view?.camera)}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      attributionControl={false}
      validateStyle={false}
      trackResize={false}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      // MapLibre's own text is English and would be shown until the map is drawn.
      locale={{ 'Map.Title': view?.label ?? '' }}
      onError={({ target }) => {
        // Errors of tiles have a map as target; without one there is no WebGL.
        if (target) return
        const reason = hadMap || hasWebGL() ? 'failing' : 'unsupported'
        sendStage({ type: 'unavailable', reason, nowMs: performance.now() })
      }}
    >
      <MapLifecycle host={host} onLost={onLost} />
      {map && (view ?? lastView)?.layers}
    </MapGl>
  )
}

/** Connects the map to its active view and to theme changes; renders nothing. */
function MapLifecycle({ host, onLost }: { host: HTMLElement; onLost: () => void }) {
  const map = useMap().current?.getMap()
  const onContextLost = useEffectEvent(onLost)
  useEffect(() => {
    if (!map) return
    skipStyleChecks(map)
    // Without a style there is nothing to draw.
    framesOf(map).skipDrawingUntil(() => stageState().status === 'ready')
    // The section is the landmark; inside it the keyboard controls the canvas.
    map.getCanvas().setAttribute('role', 'application')
    const redrawImages = provideImages(map)
    publishCamera(map)
    trackTaps(map, (at) => activeView()?.onTap?.(at))
    disableRotation(map)
    // For programs that control the kiosk from outside: they assert state, not pixels.
    Object.assign(host, { map })
    const onReady = () => sendStage({ type: 'styled', map })
    // Not isStyleLoaded(), which also waits for tiles: the event may have passed while they are loading.
    if (map.getStyle()) onReady()
    else map.once('style.load', onReady)
    const cleanups = [resizeWhenSettled(map, host), onThemeChange(redrawImages)]
    map.on('webglcontextlost', onContextLost)
    return () => {
      for (const cleanup of cleanups) cleanup()
      map.off('webglcontextlost', onContextLost)
    }
  }, [map, host])
  return null
}
