import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { collection, type Feature, type Features } from './geo'
import { hasStyle } from './inner'

/** A source that is updated without React. */
export interface LiveSource {
  /** The source's data; always the same object, so that a recreated source starts with it. */
  data: Features
  /**
   * Shows these features; the array may be changed and sent again. Features that look like the current ones
   * (`isNew` is false) are only stored, and sent with the next change.
   */
  send: (map: MapLibre | undefined, features: Feature[], isNew?: boolean) => void
}

/**
 * At most one update is in flight: an update while the worker is busy replaces the waiting one. The map may
 * be removed at any time; then nothing is sent.
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
      // A source that was removed with its screen or its context needs no update.
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
  // A removed map has no style, and reading it would throw.
  return hasStyle(map) ? map.getSource<GeoJSONSource>(id) : undefined
}
