import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import type { Features } from './geo'

/**
 * Sends features to a source without React, one update in flight: what comes while the worker is busy
 * replaces what waits. The map may be taken away at any moment; then nothing is sent.
 */
export function livePump(map: MapLibre, sourceId: string): { send: (make: () => Features) => void } {
  let busy = false
  let next: (() => Features) | null = null
  const run = async (make: () => Features) => {
    busy = true
    try {
      await sourceOf(map, sourceId)?.setData(make())
    } catch {
      // A source that went away with its room or its context needs no news.
    }
    busy = false
    const waiting = next
    next = null
    if (waiting) void run(waiting)
  }
  return {
    send(make) {
      if (busy) next = make
      else void run(make)
    },
  }
}

export function sourceOf(map: MapLibre, id: string): GeoJSONSource | undefined {
  // A removed map has no style, and asking it would throw.
  return map.style ? map.getSource<GeoJSONSource>(id) : undefined
}
