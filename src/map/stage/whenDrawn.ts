import type { Map as MapLibre } from 'maplibre-gl'
import { framesOf } from '../frames'

/**
 * Calls `onDrawn` with the first frame that has the host's size and the tiles of these sources. Until then nobody sees
 * the map, and nothing is drawn.
 * @param event `idle` waits for all else too: what the room draws, and the names
 * @returns what ends the waiting
 */
export function whenDrawn(
  map: MapLibre,
  host: HTMLElement,
  sources: readonly string[],
  onDrawn: () => void,
  event: 'render' | 'idle' = 'render',
): () => void {
  const isWhole = () =>
    sources.every((id) => map.getSource(id) && map.isSourceLoaded(id)) && hasSizeOf(map, host)
  framesOf(map).skipDrawingUntil(() => isWhole() && (event === 'render' || map.loaded()))
  const check = () => {
    if (!isWhole()) return
    stop()
    onDrawn()
  }
  // A host that goes through another size and back is not resized, so nothing else asks for a frame.
  const askFrame = () => map.triggerRepaint()
  const sizes = new ResizeObserver(askFrame)
  const stop = () => {
    map.off(event, check)
    map.off('error', askFrame)
    sizes.disconnect()
  }
  map.on(event, check)
  // A tile that failed is no longer waited for, and nothing is drawn for it.
  map.on('error', askFrame)
  sizes.observe(host)
  map.triggerRepaint()
  return stop
}

/** A canvas covers whole pixels of the device, so that it may differ by a part of one. */
function hasSizeOf(map: MapLibre, host: HTMLElement): boolean {
  const { clientWidth, clientHeight } = map.getCanvas()
  return Math.abs(clientWidth - host.clientWidth) < 2 && Math.abs(clientHeight - host.clientHeight) < 2
}
