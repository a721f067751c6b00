import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { framesOf } from '../frames'
import { provideImages } from '../images/provideImages'
import { trackTaps } from '../room/taps'
import { activeView, sendStage, stageState } from '../stageStore'
import { onThemeChange } from '../style/palette'
import { disableRotation, publishCamera, resizeWhenSettled } from './viewCamera'

/** Connects the map to its active view and to theme changes; renders nothing. */
export function MapLifecycle({ host, onLost }: { host: HTMLElement; onLost: () => void }) {
  const map = useMap().current?.getMap()
  const onContextLost = useEffectEvent(onLost)
  useEffect(() => {
    if (!map) return
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
