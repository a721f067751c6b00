import type { Map as MapLibre } from 'maplibre-gl'

const POLL_MS = 50

/** Maps whose first drawing is finished. */
const compiled = new WeakSet<MapLibre>()

/**
 * Calls back once what the map has drawn can be read or shown: at once, except for its first drawing. That one also
 * compiles the programs of all layers, and to read or show it stops the page until the graphics processor is done; so
 * the map is drawn again after that.
 * @param event of the second drawing
 * @returns the function that cancels it
 */
export function whenCompiled(map: MapLibre, event: 'render' | 'idle', use: () => void): () => void {
  const gl = compiled.has(map) ? null : map.getCanvas().getContext('webgl2')
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!gl || !fence) {
    use()
    return () => {}
  }
  gl.flush()
  const isDone = () => gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.UNSIGNALED
  const timer = setInterval(() => {
    if (!isDone()) return
    clearInterval(timer)
    gl.deleteSync(fence)
    compiled.add(map)
    map.once(event, use)
    map.triggerRepaint()
  }, POLL_MS)
  return () => {
    clearInterval(timer)
    map.off(event, use)
  }
}
