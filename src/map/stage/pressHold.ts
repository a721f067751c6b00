import type { Map as MapLibre } from 'maplibre-gl'
import { beforePage } from '../../ui/kit/inputPort'
import { framesOf } from '../frames'

/** A press takes about a tenth of a second; a longer one does not navigate. */
const LIMIT_MS = 500

/**
 * Holds the frames of the map while a link to another screen is pressed: the response to the press would wait
 * for a frame of a map that is about to disappear.
 * @returns the function that ends it
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
