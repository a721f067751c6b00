import type { ClipFrame } from '#domain/trips/replay/clip'
import type { ClipScene } from '#domain/trips/replay/scene'
import type { ClipPen } from './clipPen'

/** Height of the camera over the road, meters. */
const LENS_HEIGHT = 1.3
/** Vertical shift of the picture for each m/s2, in pixels of a picture 360 pixels high. */
const PITCH_FACTOR = 2.4

/** Projects positions in meters (right, up, ahead) to the picture. */
export interface ClipLens {
  /** Pixels for each meter at a distance of one meter. */
  focus: number
  horizon: number
  at: (right: number, up: number, ahead: number) => [x: number, y: number]
}

/** The front camera at a moment: it pitches with braking, and the road bends as the path does. */
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

/** Fills a shape by its corners, in meters to the right, up and ahead. */
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
/** Nearest distance that is drawn, meters. */
export const NEAREST = 3
export const SIDES: readonly Side[] = [-1, 1]
/** Edges of a road with its curbs, meters from the center of the vehicle's lane. */
export const EDGES: Record<ClipScene['look'], { left: number; right: number }> = {
  highway: { left: -5.8, right: 9 },
  arterial: { left: -8.9, right: 5.4 },
  street: { left: -7.4, right: 4.2 },
}

/** Calls `draw` for each object in intervals of `gap` meters along the road, the farthest first. */
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

/** The curb on a side, meters to the right of the center of the vehicle's lane. */
export function edge({ look }: ClipScene, side: Side): number {
  return side < 0 ? EDGES[look].left : EDGES[look].right
}
