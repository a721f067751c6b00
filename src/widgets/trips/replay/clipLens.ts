import type { ClipFrame } from '#domain/trips/replay/clip'
import type { ClipPen } from './clipPen'

/** Where the lens hangs over the road, meters. */
const LENS_HEIGHT = 1.3
/** Pixels that the picture nods for each m/s2, of a picture 360 high. */
const PITCH_FACTOR = 2.4

/** Places of the road in the picture: meters to the right, up and ahead. */
export interface ClipLens {
  /** Pixels of a meter at 1 meter's distance. */
  focus: number
  horizon: number
  at: (right: number, up: number, ahead: number) => [x: number, y: number]
}

/** The front lens at a moment: it nods with braking, and the road bends as the way does. */
export function clipLens({ width, height }: ClipPen, frame: ClipFrame): ClipLens {
  const focus = width * 0.85
  const horizon = height * 0.42 + frame.acceleration * PITCH_FACTOR * (height / 360)
  const curve = (frame.laneBend * Math.PI) / 180 / 40
  return {
    focus,
    horizon,
    at: (right, up, ahead) => [
      width / 2 + (focus * (right + (curve * ahead * ahead) / 2)) / ahead,
      horizon + (focus * (LENS_HEIGHT - up)) / ahead,
    ],
  }
}

/** Fills the shape through corners: meters to the right, up and ahead. */
export function fillShape(
  { context: c }: ClipPen,
  { at }: ClipLens,
  corners: readonly (readonly [right: number, up: number, ahead: number])[],
  color: string,
): void {
  c.fillStyle = color
  c.beginPath()
  for (const corner of corners) c.lineTo(...at(...corner))
  c.fill()
}
