import type { Map as MapLibre } from 'maplibre-gl'

const POLL_MS = 50
/** Whatever a driver reports, the map is shown after this time. */
const LIMIT_MS = 2_000

/** Maps whose first drawing is finished. */
const compiled = new WeakSet<MapLibre>()

/**
 * Calls back once the first drawing of a map is finished, after its frame. It also compiles the programs of all layers,
 * and to read or show it would stop the page until the graphics processor is done.
 * @returns the function that cancels it; null if a drawing can be read and shown at once
 */
export function whenCompiled(map: MapLibre, go: () => void): (() => void) | null {
  const gl = compiled.has(map) ? null : map.getCanvas().getContext('webgl2')
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!gl || !fence) return null
  gl.flush()
  const isPending = () => gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED
  let waitedMs = 0
  const timer = setInterval(() => {
    waitedMs += POLL_MS
    if (waitedMs < LIMIT_MS && isPending()) return
    stop()
    compiled.add(map)
    go()
  }, POLL_MS)
  const stop = () => {
    clearInterval(timer)
    gl.deleteSync(fence)
  }
  return stop
}
