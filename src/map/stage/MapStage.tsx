import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Map as MapGl } from 'react-map-gl/maplibre'
import { MAX_ZOOM, MIN_ZOOM } from '../../domain/geo/frame'
import { useMapArchives } from '../archives'
import { setStage, useActiveView, useStageMap } from '../stageStore'
import { onThemeChange, readPalette } from '../style/palette'
import { keepOverlayLayers } from '../style/slots'
import { makeStyle } from '../style/style'
import '../room/maplibre.css'
import { limitCamera } from './cameraLimits'
import { MapLifecycle } from './MapLifecycle'
import { openArchives } from './pmtilesSource'
import { attachToView, initialViewState, showCamera } from './viewCamera'

maplibre.setWorkerUrl(workerUrl)

/** How often a lost WebGL context is replaced by a new map. */
const MAX_REMOUNTS = 3

const pageTheme = () => document.documentElement.dataset.theme

/** The one map of the visit. Its element lives in the box of whatever room is in front. */
export function MapStage({ host }: { host: HTMLElement }) {
  const view = useActiveView()
  const archives = useMapArchives()
  const map = useStageMap()
  const theme = useSyncExternalStore(onThemeChange, pageTheme)
  const [losses, setLosses] = useState(0)
  // Between two rooms the map keeps what it showed, layers and all: the same room finds them there again.
  const [lastView, setLastView] = useState(view)
  if (view && view !== lastView) setLastView(view)
  const { locale = 'en', variant = 'overlay', region = 'us' } = view ?? lastView ?? {}

  const style = useMemo(() => {
    // The colors are read from the page; the theme is named here because they follow it.
    void theme
    const shown = archives.ready.filter(({ name }) => name === 'base' || name === region)
    openArchives(maplibre, shown)
    return makeStyle({ archives: shown, locale, variant, palette: readPalette() })
  }, [theme, archives.ready, region, locale, variant])

  // A style that is still being read in cannot be changed, only thrown away: the next one waits for it.
  const [first, setFirst] = useState({ losses, style })
  if (first.losses !== losses) setFirst({ losses, style })

  useLayoutEffect(() => attachToView(host, map, view), [host, map, view])
  // Before the camera, which has to find the limits of its region.
  useLayoutEffect(() => limitCamera(map, region, archives.ready), [map, region, archives.ready])
  useLayoutEffect(() => showCamera(map, view), [map, view])

  const lost = () => {
    if (losses >= MAX_REMOUNTS) setStage('lost', null)
    else setLosses(losses + 1)
  }

  if (losses > MAX_REMOUNTS) return null
  return (
    <MapGl
      key={losses}
      mapLib={maplibre as never}
      mapStyle={map ? style : first.style}
      transformStyle={keepOverlayLayers as never}
      initialViewState={initialViewState(view?.camera)}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      attributionControl={false}
      trackResize={false}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      // MapLibre's own word is English, and would stand there until the map is drawn.
      locale={{ 'Map.Title': view?.label ?? '' }}
      onError={({ target }) => {
        // Errors of tiles have a map that they come from; without one there is no WebGL.
        if (!target) setStage('lost', null)
      }}
    >
      <MapLifecycle host={host} onLost={lost} />
      {map && (view ?? lastView)?.layers}
    </MapGl>
  )
}
