import type { ClipFrame } from '#domain/trips/replay/clip'
import type { ClipPen } from './clipPen'
import type { ClipScene } from '#domain/trips/replay/scene'

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

/** A side of the road: -1 left, 1 right. */
export type Side = -1 | 1
/** Nothing nearer than this is drawn, meters. */
export const NEAREST = 3
export const SIDES: readonly Side[] = [-1, 1]
/** Half the width of a road with its curbs, meters to the left and right of the own lane's middle. */
export const EDGES: Record<ClipScene['look'], { left: number; right: number }> = {
  highway: { left: -5.8, right: 9 },
  arterial: { left: -8.9, right: 5.4 },
  street: { left: -7.4, right: 4.2 },
}

/** Calls for each thing that stands every `gap` meters along the road, the farthest first. */
export function alongRoad(
  { meters }: ClipScene,
  gap: number,
  farthest: number,
  draw: (index: number, ahead: number) => void,
): void {
  const first = Math.ceil((meters + NEAREST) / gap)
  for (let index = Math.floor((meters + farthest) / gap); index >= first; index--)
    draw(index, index * gap - meters)
}

/** The curb on a side, meters to the right of the own lane’s middle. */
export function edge({ look }: ClipScene, side: Side): number {
  return side < 0 ? EDGES[look].left : EDGES[look].right
}
