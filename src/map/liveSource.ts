import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { collection, type Feature, type Features } from './geo'
import { hasStyle } from './inner'

/** A source that is fed without React. */
export interface LiveSource {
  /** What the source holds; the same object for its life, so that a source made anew begins with it. */
  data: Features
  /**
   * Shows these features from now on; the array may be changed and sent again. Those that look like what is shown
   * (`isNew` is false) are only taken: they go with the next change.
   */
  send: (map: MapLibre | undefined, features: Feature[], isNew?: boolean) => void
}

/**
 * One update is in flight at most: what comes while the worker is busy replaces what waits. The map may
 * be taken away at any moment; then nothing is sent.
 */
export function liveSource(id: string): LiveSource {
  const data = collection([])
  let busy = false
  let waiting: MapLibre | null = null
  const flush = async (map: MapLibre) => {
    busy = true
    try {
      await sourceOf(map, id)?.setData(data)
    } catch {
      // A source that went away with its room or its context needs no news.
    }
    busy = false
    const next = waiting
    waiting = null
    if (next) void flush(next)
  }
  return {
    data,
    send(map, features, isNew = true) {
      data.features = features
      if (!map || !isNew) return
      if (busy) waiting = map
      else void flush(map)
    },
  }
}

export function sourceOf(map: MapLibre, id: string): GeoJSONSource | undefined {
  // A removed map has no style, and asking it would throw.
  return hasStyle(map) ? map.getSource<GeoJSONSource>(id) : undefined
}
