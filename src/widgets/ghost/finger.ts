import { isShown } from '../../session/recording/targets'
import { onNextPicture } from '../../state/framePace'
import type { GhostFinger } from './play'
import { type Point, pointIn } from './point'

/** Height at the top and bottom in which a target does not count as visible, CSS pixels. */
const HEADER_PX = 72
const BAR_PX = 168
/** Bend of a move away from the straight line, as a share of its length. */
const BEND = 0.16

export interface FingerParts {
  /** The moving disc, positioned in the corner of the window. */
  disc: HTMLElement
  /** The ring around a target, which replaces the disc if motion is off. */
  ring: HTMLElement
  isStill: () => boolean
  signal: AbortSignal
}

/** The finger that shows where the ghost acts: a disc on a curve, or a ring if motion is off. */
export function createFinger({ disc, ring, isStill, signal }: FingerParts): GhostFinger {
  let at: Point = { x: innerWidth / 2, y: innerHeight - BAR_PX }
  const place = (to: Point) => {
    at = to
    disc.style.translate = `${to.x}px ${to.y}px`
  }
  place(at)

  const circle = (target: Element) => {
    const { left, top, width, height } = target.getBoundingClientRect()
    ring.style.translate = `${left - 6}px ${top - 6}px`
    ring.style.width = `${width + 12}px`
    ring.style.height = `${height + 12}px`
  }

  /** When a target is reached: the ring stays around it, and no mark is left at the previous position. */
  let rest = (): void => undefined
  const stayWith = (target: Element) => {
    if (signal.aborted) return
    if (!isShown(target)) {
      disc.dataset.shown = 'false'
      ring.dataset.shown = 'false'
      return
    }
    if (isStill()) circle(target)
    rest = onNextPicture(() => stayWith(target))
  }

  return {
    moveTo: (target, share, ms) => {
      rest()
      scrollIntoSight(target, isStill())
      disc.dataset.shown = String(!isStill())
      ring.dataset.shown = String(isStill())
      const from = at
      const startedAtMs = performance.now()
      return new Promise((resolve, reject) => {
        const frame = () => {
          if (signal.aborted) return reject(signal.reason)
          const part = Math.min(1, (performance.now() - startedAtMs) / Math.max(1, ms))
          // The target may still move, so the curve ends at its current position.
          if (isStill()) circle(target)
          else place(onCurve(from, pointIn(target, share), ease(part)))
          if (part < 1) return onNextPicture(frame)
          stayWith(target)
          resolve()
        }
        frame()
      })
    },
    press: () => {
      const part = isStill() ? ring : disc
      delete part.dataset.pressing
      // Restarts the ripple.
      void part.offsetWidth
      part.dataset.pressing = ''
    },
  }
}

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2)

/** A point on a curve that bends to one side, like the movement of an arm. */
function onCurve(from: Point, to: Point, part: number): Point {
  const bend = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * BEND,
    y: (from.y + to.y) / 2 - (to.x - from.x) * BEND,
  }
  const along = (a: number, b: number, c: number) =>
    (1 - part) ** 2 * a + 2 * (1 - part) * part * b + part ** 2 * c
  return { x: along(from.x, bend.x, to.x), y: along(from.y, bend.y, to.y) }
}

function scrollIntoSight(target: Element, still: boolean): void {
  const { top, bottom, height } = target.getBoundingClientRect()
  const isIn = top >= HEADER_PX && bottom <= innerHeight - BAR_PX
  if (isIn || height > innerHeight / 2) return
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: still ? 'instant' : 'smooth' })
}
