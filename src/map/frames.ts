import type { Map as MapLibre } from 'maplibre-gl'
import { askBeforeDrawing, askBeforeFrames, hasNamesToPlace, sourceIds } from './inner'
import { OVERLAY_PREFIX } from './style/slots'

export interface Frames {
  /** Stops drawing. */
  hold: () => void
  /** Stops drawing, unless a frame that was held before is still due: presses in a row would keep holding it. */
  holdOnce: () => void
  /** Resumes drawing, immediately if a frame was requested meanwhile. */
  release: () => void
  /** Runs this at the next release, replacing earlier work; immediately if nothing is held. */
  atRelease: (work: () => void) => void
  /** Skips drawing, but nothing else of a frame, until the condition is true. */
  skipDrawingUntil: (isWorthIt: () => boolean) => void
  /** Draws pending changes of a screen's source once, when all of them are there. */
  gather: () => void
}

/** Maximum number of consecutive drawings that are skipped for a later one that shows more. */
const MAX_LEFT_OUT = 4

const known = new WeakMap<MapLibre, Frames>()

/**
 * Controls the frames of a map: an invisible map has none, and one that moves into a screen shows its last
 * picture until the screen around it is painted. While a map is hidden until it is complete, its frames load
 * tiles and place names, and only drawing is skipped, which is most of the cost. Of the frames that follow
 * from one gathered change, such as moved vehicles, only the last one is drawn.
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
  let isDue = false
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
  // Applies to frames that were already requested, too.
  askBeforeFrames(map, () => {
    if (isHeld) isAskedFor = true
    else isDue = false
    return !isHeld
  })
  return {
    hold() {
      isHeld = true
    },
    holdOnce() {
      if (!isDue) isHeld = true
    },
    release() {
      isHeld = false
      const work = waiting
      waiting = null
      work?.()
      if (isAskedFor) isDue = true
      isAskedFor = false
      if (isDue) map.triggerRepaint()
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

/** Whether a later frame will show more: names are still being placed, or a screen's own tiles are loading. */
function hasMoreToCome(map: MapLibre): boolean {
  if (map.isMoving()) return false
  const ofRoom = sourceIds(map).filter((id) => id.startsWith(OVERLAY_PREFIX))
  return hasNamesToPlace(map) || ofRoom.some((id) => !map.isSourceLoaded(id))
}
