import type { Map as MapLibre } from 'maplibre-gl'

export interface Frames {
  /** Draws nothing from now on. */
  hold: () => void
  /** Draws again, at once where something asked for a frame meanwhile. */
  release: () => void
  /** Runs this with the next release, in place of what waited for it before; at once where nothing is held. */
  atRelease: (work: () => void) => void
  /** Goes on with all that leads to a picture, and draws none before this one is worth it. */
  blindUntil: (isWorthIt: () => boolean) => void
}

const known = new WeakMap<MapLibre, Frames>()

/**
 * The frames of a map can be held back: a map that nobody sees has none, and one that comes into a room shows
 * what it had drawn until the room around it is painted. While a map is hidden until it is whole, its frames fetch
 * tiles and place names, and the drawing alone is left out: it is by far the most of a frame.
 */
export function framesOf(map: MapLibre): Frames {
  const frames = known.get(map) ?? gate(map)
  known.set(map, frames)
  return frames
}

function gate(map: MapLibre): Frames {
  let isHeld = false
  let waiting: (() => void) | null = null
  let isAskedFor = false
  let isWorthIt: (() => boolean) | null = null
  const render = map._render.bind(map)
  const paint = map.painter.render.bind(map.painter)
  map.painter.render = (style, transform, options) => {
    if (isWorthIt && !isWorthIt()) return
    isWorthIt = null
    paint(style, transform, options)
  }
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
      const work = waiting
      waiting = null
      work?.()
      if (isAskedFor) map.triggerRepaint()
      isAskedFor = false
    },
    atRelease(work) {
      if (isHeld) waiting = work
      else work()
    },
    blindUntil(whole) {
      isWorthIt = whole
    },
  }
}
