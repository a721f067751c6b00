import type { ClipScene } from '#domain/trips/replay/scene'

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
