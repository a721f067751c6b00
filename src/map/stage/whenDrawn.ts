import type { Map as MapLibre } from 'maplibre-gl'
import { framesOf } from '../frames'
import { hasNamesToPlace } from '../inner'
import { whenCompiled } from './whenCompiled'

/** A trip that is replayed brings new names with each frame. */
const MAX_WITHOUT_NAMES = 4

/**
 * Calls `onDrawn` with the first frame that has the host's size, the tiles of these sources and, unless the map moves,
 * most of its names. Until then the map is hidden and not drawn.
 * @param event `idle` also waits for everything else: the screen's layers, and names of a moving map
 * @returns the function that stops waiting
 */
export function whenDrawn(
  map: MapLibre,
  host: HTMLElement,
  sources: readonly string[],
  onDrawn: () => void,
  event: 'render' | 'idle' = 'render',
): () => void {
  let framesWithoutNames = 0
  const isReady = () =>
    sources.every((id) => map.getSource(id) && map.isSourceLoaded(id)) && hasSizeOf(map, host)
  const lacksNames = () => !map.isMoving() && hasNamesToPlace(map) && framesWithoutNames < MAX_WITHOUT_NAMES
  const isWhole = () => isReady() && !lacksNames()
  framesOf(map).skipDrawingUntil(() => isWhole() && (event === 'render' || map.loaded()))
  const check = () => {
    if (isWhole()) {
      stop()
      const again = () => {
        cancel = whenDrawn(map, host, sources, onDrawn, event)
      }
      const cancelWait = whenCompiled(map, again)
      if (cancelWait) {
        cancel = cancelWait
        framesOf(map).skipDrawingUntil(() => false)
      } else onDrawn()
    } else if (isReady()) framesWithoutNames += 1
  }
  // A host whose size changes and changes back is not resized, so nothing else requests a frame.
  const askFrame = () => map.triggerRepaint()
  const sizes = new ResizeObserver(askFrame)
  const stop = () => {
    map.off(event, check)
    map.off('error', askFrame)
    sizes.disconnect()
  }
  let cancel = () => {}
  map.on(event, check)
  // A failed tile is no longer waited for, and nothing is drawn for it.
  map.on('error', askFrame)
  sizes.observe(host)
  map.triggerRepaint()
  return () => {
    stop()
    cancel()
  }
}

/** A canvas covers whole device pixels, so its size may differ by a fraction of one. */
function hasSizeOf(map: MapLibre, host: HTMLElement): boolean {
  const { clientWidth, clientHeight } = map.getCanvas()
  return Math.abs(clientWidth - host.clientWidth) < 2 && Math.abs(clientHeight - host.clientHeight) < 2
}
