import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { provideImages } from '../images/provideImages'
import { trackTaps } from '../room/taps'
import { roomInFront, setStage } from '../stageStore'
import { onThemeChange } from '../style/palette'
import { followSize, keepNorthUp, publishCamera } from './roomCamera'

/** What a map does from its first style to its last frame; it draws nothing itself. */
export function StageLife({ host, onLost }: { host: HTMLElement; onLost: () => void }) {
  const map = useMap().current?.getMap()
  const lost = useEffectEvent(onLost)
  useEffect(() => {
    if (!map) return
    // The room is the region: inside it the keyboard drives the canvas, from its first moment.
    map.getCanvas().setAttribute('role', 'application')
    const drawAnew = provideImages(map)
    trackTaps(map, (at) => roomInFront()?.onTap?.(at))
    publishCamera(map)
    keepNorthUp(map)
    // For programs that drive the kiosk from outside: state is asserted, not pixels.
    Object.assign(host, { map })
    const begin = () => setStage('ready', map)
    // Not isStyleLoaded(), which waits for tiles too: the event may have passed while they are on their way.
    if (map.getStyle()) begin()
    else map.once('style.load', begin)
    const ends = [followSize(map, host), onThemeChange(drawAnew)]
    map.on('webglcontextlost', lost)
    return () => {
      for (const end of ends) end()
      setStage('loading', null)
    }
  }, [map, host])
  return null
}
