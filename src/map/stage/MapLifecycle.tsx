import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { provideImages } from '../images/provideImages'
import { activeView, setStage } from '../stageStore'
import { onThemeChange } from '../style/palette'
import { trackTaps } from './taps'
import { disableRotation, publishCamera, resizeWhenSettled } from './viewCamera'

/** What a map does from its first style to its last frame; it draws nothing itself. */
export function MapLifecycle({ host, onLost }: { host: HTMLElement; onLost: () => void }) {
  const map = useMap().current?.getMap()
  const onContextLost = useEffectEvent(onLost)
  useEffect(() => {
    if (!map) return
    // The room is the region: inside it the keyboard drives the canvas, from its first moment.
    map.getCanvas().setAttribute('role', 'application')
    const redrawImages = provideImages(map)
    trackTaps(map, (at) => activeView()?.onTap?.(at))
    publishCamera(map)
    disableRotation(map)
    // For programs that drive the kiosk from outside: state is asserted, not pixels.
    Object.assign(host, { map })
    const onReady = () => setStage('ready', map)
    // Not isStyleLoaded(), which waits for tiles too: the event may have passed while they are on their way.
    if (map.getStyle()) onReady()
    else map.once('style.load', onReady)
    const cleanups = [resizeWhenSettled(map, host), onThemeChange(redrawImages)]
    map.on('webglcontextlost', onContextLost)
    return () => {
      for (const cleanup of cleanups) cleanup()
      setStage('loading', null)
    }
  }, [map, host])
  return null
}
