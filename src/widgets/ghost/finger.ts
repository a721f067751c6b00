import { isShown } from '../../session/recording/targets'
import { onNextPicture } from '../../state/framePace'
import type { GhostFinger } from './play'
import { type Point, pointIn } from './point'

/** Height at the top and bottom in which a target does not count as visible, CSS pixels. */
const HEADER_PX = 72
const BAR_PX = 168
/** Bend of a move away from the straight line, as a share of its length. */
const BEND = 0.16
/** How long the mark of a press is seen before the finger leaves its control, milliseconds. */
const AFTER_PRESS_MS = 300
/** Maximum rest on a control that is not pressed, milliseconds. */
const LONGEST_REST_MS = 2_500

export interface FingerParts {
  /** The moving disc, positioned in the corner of the window. */
  disc: HTMLElement
  /** The ring around a target, which replaces the disc if motion is off. */
  ring: HTMLElement
  isStill: () => boolean
  signal: AbortSignal
}

/**
 * The finger that shows where the ghost acts: a disc on a curve, or a ring if motion is off. It leaves a control
 * soon after its press, and one that is gone at once.
 */
export function createFinger({ disc, ring, isStill, signal }: FingerParts): GhostFinger {
  let at: Point = { x: innerWidth / 2, y: innerHeight - BAR_PX }
  const place = (to: Point) => {
    at = to
    disc.style.translate = `${to.x}px ${to.y}px`
  }
  place(at)
  const show = (isOn: boolean) => {
    disc.dataset.shown = String(isOn && !isStill())
    ring.dataset.shown = String(isOn && isStill())
  }
  show(false)

  const circle = (target: Element) => {
    const { left, top, width, height } = target.getBoundingClientRect()
    ring.style.translate = `${left - 6}px ${top - 6}px`
    ring.style.width = `${width + 12}px`
    ring.style.height = `${height + 12}px`
  }

  let reached: Element | null = null
  let leavesAtMs = 0
  let rest = (): void => undefined
  /** The ring stays around a target that moves, and no mark is left at the previous position. */
  const stay = () => {
    if (signal.aborted) return
    if (reached === null || !isShown(reached) || performance.now() >= leavesAtMs) return show(false)
    if (isStill()) circle(reached)
    rest = onNextPicture(stay)
  }
  const stayFor = (ms: number) => {
    rest()
    leavesAtMs = performance.now() + ms
    stay()
  }

  return {
    moveTo: (target, share, ms) => {
      rest()
      reached = target
      scrollIntoSight(target, isStill())
      show(true)
      const from = at
      const startedAtMs = performance.now()
      return new Promise((resolve, reject) => {
        const frame = () => {
          if (signal.aborted) return reject(signal.reason)
          if (!isShown(target)) {
            show(false)
            return resolve()
          }
          const part = Math.min(1, (performance.now() - startedAtMs) / Math.max(1, ms))
          // The target may still move, so the curve ends at its current position.
          if (isStill()) circle(target)
          else place(onCurve(from, pointIn(target, share), ease(part)))
          if (part < 1) return onNextPicture(frame)
          stayFor(LONGEST_REST_MS)
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
      show(true)
      stayFor(AFTER_PRESS_MS)
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
