import type { Map as MapLibre } from 'maplibre-gl'

const POLL_MS = 50

/** Maps whose first drawing is finished. */
const compiled = new WeakSet<MapLibre>()

/**
 * Calls back while a drawing can be read. The first drawing of a map also compiles its programs, and reading it would
 * stop the page until the graphics processor is done; so the map is drawn again after that, and read then.
 * @returns the function that cancels it
 */
export function readDrawing(map: MapLibre, read: () => void): () => void {
  const gl = compiled.has(map) ? null : map.getCanvas().getContext('webgl2')
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!gl || !fence) {
    read()
    return () => {}
  }
  gl.flush()
  const isDone = () => gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.UNSIGNALED
  const timer = setInterval(() => {
    if (!isDone()) return
    clearInterval(timer)
    gl.deleteSync(fence)
    compiled.add(map)
    map.once('idle', read)
    map.triggerRepaint()
  }, POLL_MS)
  return () => {
    clearInterval(timer)
    map.off('idle', read)
  }
}
