import type { Map as MapLibre } from 'maplibre-gl'

export interface Frames {
  /** Draws nothing from now on. */
  hold: () => void
  /** Draws again, at once where something asked for a frame meanwhile. */
  release: () => void
}

const known = new WeakMap<MapLibre, Frames>()

/**
 * The frames of a map can be held back: a map that nobody sees has none, and one that comes into a room shows
 * what it had drawn until the room around it is painted.
 */
export function framesOf(map: MapLibre): Frames {
  const frames = known.get(map) ?? gate(map)
  known.set(map, frames)
  return frames
}

function gate(map: MapLibre): Frames {
  let isHeld = false
  let isAskedFor = false
  const render = map._render.bind(map)
  // A frame that was already asked for comes through here too.
  map._render = (atMs) => {
    if (!isHeld) return render(atMs)
    isAskedFor = true
    return map
  }
  return {
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      if (isAskedFor) map.triggerRepaint()
      isAskedFor = false
    },
  }
}
