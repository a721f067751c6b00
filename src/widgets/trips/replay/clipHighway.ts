import { type ClipScene, chanceAt } from '#domain/trips/replay/scene'
import { drawLamp } from './clipLamps'
import { alongRoad, type ClipLens, EDGES, fillShape, NEAREST, SIDES } from './clipLens'
import type { ClipPen } from './clipPen'

/** Draws a highway: barriers on both sides, tall lamps, trees, and signs over the road. */
export function drawHighway(pen: ClipPen, lens: ClipLens, scene: ClipScene): void {
  const { left, right } = EDGES.highway
  const shape = (corners: readonly (readonly [number, number, number])[], color: string) =>
    fillShape(pen, lens, corners, color)
  alongRoad(scene, 11, 150, (index, ahead) => {
    for (const side of SIDES) {
      const chance = (what: number): number => chanceAt(scene.seed, index * 2 + (side > 0 ? 1 : 0), 80 + what)
      const from = (side < 0 ? left - 12 : right + 5) + side * 6 * chance(0)
      const [x, y] = lens.at(from, 0, ahead)
      const size = (lens.focus / ahead) * (3 + 3 * chance(1))
      pen.context.fillStyle = pen.ink(chance(2) < 0.6 ? '--leaf' : '--leaf-dry')
      pen.context.beginPath()
      pen.context.ellipse(x, y - size * 0.4, size * 0.9, size * 0.7, 0, 0, 2 * Math.PI)
      pen.context.fill()
    }
  })
  shape(
    [
      [left - 0.6, 0, NEAREST],
      [left - 0.6, 0, 160],
      [left - 0.6, 0.85, 160],
      [left - 0.6, 0.85, NEAREST],
    ],
    pen.ink('--ink-300'),
  )
  shape(
    [
      [right + 0.6, 0.35, NEAREST],
      [right + 0.6, 0.35, 160],
      [right + 0.6, 0.75, 160],
      [right + 0.6, 0.75, NEAREST],
    ],
    pen.ink('--ink-200'),
  )
  alongRoad(scene, 6, 80, (_, ahead) =>
    shape(
      [
        [right + 0.55, 0, ahead],
        [right + 0.7, 0, ahead],
        [right + 0.7, 0.7, ahead],
        [right + 0.55, 0.7, ahead],
      ],
      pen.ink('--ink-500'),
    ),
  )
  alongRoad(scene, 320, 150, (_, ahead) => {
    const near = Math.max(8, ahead)
    for (const x of [left - 0.9, right + 1.2])
      shape(
        [
          [x - 0.2, 0, near],
          [x + 0.2, 0, near],
          [x + 0.2, 7.6, near],
          [x - 0.2, 7.6, near],
        ],
        pen.ink('--ink-500'),
      )
    shape(
      [
        [left - 0.9, 7.2, near],
        [right + 1.2, 7.2, near],
        [right + 1.2, 7.5, near],
        [left - 0.9, 7.5, near],
      ],
      pen.ink('--ink-500'),
    )
    shape(
      [
        [-1.5, 5.4, near],
        [3.4, 5.4, near],
        [3.4, 7.8, near],
        [-1.5, 7.8, near],
      ],
      pen.ink('--ok'),
    )
    for (const [from, to, up] of [
      [-0.9, 2, 7],
      [-0.9, 2.8, 6.2],
    ] as const)
      shape(
        [
          [from, up, near],
          [to, up, near],
          [to, up + 0.3, near],
          [from, up + 0.3, near],
        ],
        pen.ink('--ink-0'),
      )
  })
  alongRoad(scene, 55, 150, (_, ahead) => drawLamp(pen, lens, scene, -1, ahead))
}
