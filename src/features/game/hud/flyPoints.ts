import { isMotionOff } from '../../../state/motion'
import { recentPress } from './lastPress'

const FLIGHT_MS = 1400
/** Shares of the animation: arrived, and starting to fade. */
const ARRIVED = 0.4
const GOING = 0.85

/**
 * Moves the points to the score from the place that was touched, then fades them out. Uses only transforms
 * and opacity, which do not delay a frame.
 * @returns a function that ends it
 */
export function flyPoints(chip: HTMLElement): () => void {
  const isStill = isMotionOff() || matchMedia('(prefers-reduced-motion: reduce)').matches
  const press = isStill ? null : recentPress(performance.now())
  const rest = { opacity: 1, transform: 'none' }
  const flight = chip.animate(
    [
      { opacity: press ? 1 : 0, transform: press ? fromPress(chip, press) : 'none', easing: 'ease-out' },
      { ...rest, offset: press ? ARRIVED : 0.1 },
      { ...rest, offset: GOING },
      { opacity: 0, transform: isStill ? 'none' : 'translateY(8px)' },
    ],
    { duration: FLIGHT_MS },
  )
  return () => flight.cancel()
}

function fromPress(chip: HTMLElement, { x, y }: { x: number; y: number }): string {
  const { left, top, width, height } = chip.getBoundingClientRect()
  return `translate(${x - left - width / 2}px, ${y - top - height / 2}px) scale(0.8)`
}
