import type { Map as MapLibre } from 'maplibre-gl'
import { askBeforeDrawing, askBeforeFrames, hasNamesToPlace, sourceIds } from './inner'
import { OVERLAY_PREFIX } from './style/slots'

export interface Frames {
  /** Draws nothing from now on. */
  hold: () => void
  /** Draws again, at once where something asked for a frame meanwhile. */
  release: () => void
  /** Runs this with the next release, in place of what waited for it before; at once where nothing is held. */
  atRelease: (work: () => void) => void
  /** Goes on with all that leads to a picture, and draws none before this one is worth it. */
  skipDrawingUntil: (isWorthIt: () => boolean) => void
  /** What a room's source was just told is drawn once, when all of it is there. */
  gather: () => void
}

/** So many drawings in a row are left for a later one that shows more. */
const MAX_LEFT_OUT = 4

const known = new WeakMap<MapLibre, Frames>()

/**
 * The frames of a map can be held back: a map that nobody sees has none, and one that comes into a room shows
 * what it had drawn until the room around it is painted. While a map is hidden until it is whole, its frames fetch
 * tiles and place names, and the drawing alone is left out: it is by far the most of a frame. Of the frames that follow
 * from one gathered change, as vehicles that went on, the last one alone is drawn.
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
  let isGathering = false
  let leftOut = 0
  askBeforeDrawing(map, () => {
    const isGathered = !isGathering || leftOut >= MAX_LEFT_OUT || !hasMoreToCome(map)
    if (isWorthIt ? !isWorthIt() : !isGathered) {
      leftOut += 1
      return false
    }
    isWorthIt = null
    isGathering = false
    leftOut = 0
    return true
  })
  // A frame that was already asked for comes through here too.
  askBeforeFrames(map, () => {
    if (isHeld) isAskedFor = true
    return !isHeld
  })
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
    skipDrawingUntil(whole) {
      isWorthIt = whole
    },
    gather() {
      isGathering = true
    },
  }
}

/** Whether a frame follows that shows more: names are placed once more, or a room's own tiles are on their way. */
function hasMoreToCome(map: MapLibre): boolean {
  if (map.isMoving()) return false
  const ofRoom = sourceIds(map).filter((id) => id.startsWith(OVERLAY_PREFIX))
  return hasNamesToPlace(map) || ofRoom.some((id) => !map.isSourceLoaded(id))
}
