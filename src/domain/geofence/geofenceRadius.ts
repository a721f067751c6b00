/** Steps of the radius control, in the visitor's unit (mi or km): finer for small radii. */
export const RADIUS_STEPS = [
  0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 75, 100,
] as const

/** The next step above or below a radius; the radius itself if there is none. */
export function stepRadius(radius: number, up: boolean): number {
  const next = up
    ? RADIUS_STEPS.find((step) => step > radius + 1e-6)
    : RADIUS_STEPS.findLast((step) => step < radius - 1e-6)
  return next ?? radius
}

/** Index of the step that is nearest to a radius, for a slider. */
export function nearestStep(radius: number): number {
  const gaps = RADIUS_STEPS.map((step) => Math.abs(Math.log(step / Math.max(radius, 1e-6))))
  return gaps.indexOf(Math.min(...gaps))
}

/** Parses a typed radius, with a point or a comma; null if it is invalid. */
export function parseTypedRadius(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null
}
