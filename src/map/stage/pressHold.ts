import type { Map as MapLibre } from 'maplibre-gl'
import { beforePage } from '../../ui/kit/inputPort'
import { framesOf } from '../frames'

/** A finger stays for about a tenth of a second; who keeps it there longer does not leave. */
const LIMIT_MS = 500

/**
 * Holds the frames of the map while a link that leads to another screen is pressed: what answers the press would
 * wait for a frame of a map that is about to go. @returns what ends it
 */
export function holdForLinks(map: MapLibre): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = beforePage('mapFrames', {
    pointerdown: ({ target }) => {
      if (!leadsAway(target)) return
      framesOf(map).hold()
      clearTimeout(timer)
      timer = setTimeout(framesOf(map).release, LIMIT_MS)
    },
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === location.origin && link.pathname !== location.pathname
}
