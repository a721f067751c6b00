import { type ClipScene, chanceAt } from '#domain/trips/replay/scene'
import { drawHighway } from './clipHighway'
import { drawLamp } from './clipLamps'
import { alongRoad, type ClipLens, edge, fillShape, NEAREST, SIDES, type Side } from './clipLens'
import { type ClipPen, LAMP_LIGHT } from './clipPen'

/** Colors of walls. */
const WALLS = ['--ink-300', '--ink-400', '--med', '--signal-600', '--ink-200', '--ink-500'] as const

/** Draws everything beside the road, far objects first. */
export function drawRoadside(pen: ClipPen, lens: ClipLens, scene: ClipScene): void {
  if (scene.look === 'highway') {
    drawHighway(pen, lens, scene)
    return
  }
  const gap = scene.look === 'street' ? 15 : 18
  alongRoad(scene, gap, 130, (index, ahead) => {
    for (const side of SIDES) {
      house(pen, lens, scene, index, side, ahead, gap)
      if (scene.look === 'street') tree(pen, lens, scene, index, side, ahead + 7)
    }
  })
  if (scene.look === 'street')
    alongRoad(scene, 7, 90, (index, ahead) => parkedCars(pen, lens, scene, index, ahead))
  alongRoad(scene, 36, 120, (index, ahead) => drawLamp(pen, lens, scene, index % 2 === 0 ? 1 : -1, ahead))
}

/** Draws a house or shop: the wall along the road, the one facing the camera, and windows, some of them lit. */
function house(
  pen: ClipPen,
  lens: ClipLens,
  scene: ClipScene,
  index: number,
  side: Side,
  ahead: number,
  gap: number,
): void {
  const chance = (what: number): number => chanceAt(scene.seed, index * 2 + (side > 0 ? 1 : 0), what)
  const shops = scene.look === 'arterial'
  if (chance(0) < (shops ? 0.12 : 0.08)) return
  const front = edge(scene, side) + side * (shops ? 4 : 6 + 2 * chance(1))
  const far = ahead + gap - (shops ? 1 : 4)
  const near = Math.max(NEAREST, ahead)
  const top = shops ? 5 + Math.floor(chance(2) * 4) * 3 : 3.4 + 2.6 * Math.round(chance(2))
  const back = front + side * 12
  const wall = pen.ink(WALLS[Math.floor(chance(3) * WALLS.length)] ?? '--ink-400')
  const { context: c } = pen
  const shape = (corners: readonly (readonly [number, number, number])[], color: string) =>
    fillShape(pen, lens, corners, color)
  shape(
    [
      [front, 0, near],
      [back, 0, near],
      [back, top, near],
      [front, top, near],
    ],
    wall,
  )
  shape(
    [
      [front, 0, near],
      [front, 0, far],
      [front, top, far],
      [front, top, near],
    ],
    wall,
  )
  c.globalAlpha = 0.22
  shape(
    [
      [front, 0, near],
      [front, 0, far],
      [front, top, far],
      [front, top, near],
    ],
    pen.ink('--ink-900'),
  )
  c.globalAlpha = 1
  if (!shops) {
    const ridge = top + 2.4
    const middle = front + side * 6
    shape(
      [
        [front - side * 0.4, top, near],
        [back, top, near],
        [middle, ridge, near],
      ],
      pen.ink('--ink-700'),
    )
    shape(
      [
        [front - side * 0.4, top, near],
        [front - side * 0.4, top, far],
        [middle, ridge, far],
        [middle, ridge, near],
      ],
      pen.ink('--ink-600'),
    )
  }
  for (let story = 0; story * 3 + 2.6 <= top; story++)
    for (let window = 0; window < 3; window++) {
      const from = near + 1 + ((far - near) * window) / 3
      if (from < near || from > 80) continue
      const lit =
        scene.darkness > 0.35 && chance(10 + story * 3 + window) < (shops && story === 0 ? 0.9 : 0.45)
      const wide = Math.max(0.6, (far - near) / 3 - 2)
      const base = story * 3 + (shops && story === 0 ? 0.5 : 1.1)
      const out = front - side * 0.03
      c.globalAlpha = lit ? 1 : 0.75
      shape(
        [
          [out, base, from],
          [out, base, from + wide],
          [out, base + 1.4, from + wide],
          [out, base + 1.4, from],
        ],
        lit ? LAMP_LIGHT : pen.ink(scene.darkness > 0.5 ? '--ink-800' : '--ink-700'),
      )
    }
  c.globalAlpha = 1
}

function tree(
  pen: ClipPen,
  lens: ClipLens,
  scene: ClipScene,
  index: number,
  side: Side,
  ahead: number,
): void {
  const chance = (what: number): number => chanceAt(scene.seed, index * 2 + (side > 0 ? 1 : 0), 40 + what)
  if (chance(0) < 0.35) return
  const right = edge(scene, side) + side * 2.2
  const tall = 4 + 3 * chance(1)
  const wide = 0.14
  fillShape(
    pen,
    lens,
    [
      [right - wide, 0, ahead],
      [right + wide, 0, ahead],
      [right + wide, tall, ahead],
      [right - wide, tall, ahead],
    ],
    pen.ink('--ink-700'),
  )
  const { context: c } = pen
  const [x, y] = lens.at(right, tall, ahead)
  const size = lens.focus / ahead
  for (const [out, up, round] of CROWN) {
    c.fillStyle = pen.ink(chance(2) < 0.5 ? '--leaf' : '--leaf-dry')
    c.globalAlpha = 0.9
    c.beginPath()
    c.arc(x + out * size, y - up * size, round * size, 0, 2 * Math.PI)
    c.fill()
  }
  c.globalAlpha = 1
}

/** The crown of a tree as three circles: meters to the side, meters up, radius in meters. */
const CROWN = [
  [-0.9, 0.1, 1.2],
  [0.9, 0.3, 1.1],
  [0, 1.1, 1.3],
] as const

/** Draws parked cars at the curb, with gaps. */
function parkedCars(pen: ClipPen, lens: ClipLens, scene: ClipScene, index: number, ahead: number): void {
  for (const side of SIDES) {
    const chance = (what: number): number => chanceAt(scene.seed, index * 2 + (side > 0 ? 1 : 0), 60 + what)
    // A car beside the camera would be cut off by the edge of the picture.
    if (chance(0) < 0.45 || ahead < 6) continue
    const inner = edge(scene, side) - side * 1.9
    const outer = edge(scene, side) - side * 0.1
    const [near, far] = [Math.max(NEAREST, ahead), ahead + 4.4]
    const paint = pen.ink(CAR_PAINTS[Math.floor(chance(1) * CAR_PAINTS.length)] ?? '--ink-500')
    const glass = pen.ink('--ink-900')
    const shape = (corners: readonly (readonly [number, number, number])[], color: string) =>
      fillShape(pen, lens, corners, color)
    shape(
      [
        [inner, 0.2, near],
        [inner, 0.2, far],
        [inner, 0.85, far],
        [inner, 0.85, near],
      ],
      paint,
    )
    shape(
      [
        [inner, 0.85, near + 0.9],
        [inner, 0.85, far - 0.8],
        [inner, 1.4, far - 1.4],
        [inner, 1.4, near + 1.4],
      ],
      glass,
    )
    shape(
      [
        [inner, 0.2, near],
        [outer, 0.2, near],
        [outer, 0.85, near],
        [inner, 0.85, near],
      ],
      paint,
    )
    shape(
      [
        [inner, 0.85, near + 0.3],
        [outer, 0.85, near + 0.3],
        [outer, 1.4, near + 0.9],
        [inner, 1.4, near + 0.9],
      ],
      glass,
    )
    // Cars on the right reflect the headlights in their rear lamps; cars on the left face the camera.
    const lampAt = (right: number) =>
      shape(
        [
          [right - 0.14, 0.55, near],
          [right + 0.14, 0.55, near],
          [right + 0.14, 0.72, near],
          [right - 0.14, 0.72, near],
        ],
        pen.ink(side > 0 ? '--badge' : '--ink-100'),
      )
    lampAt(inner + side * 0.2)
    lampAt(outer - side * 0.2)
  }
}

const CAR_PAINTS = [
  '--ink-0',
  '--ink-300',
  '--ink-600',
  '--ink-800',
  '--signal-600',
  '--badge',
  '--med',
] as const
