/** Widths of an axis's characters at the default text size, rounded up. */
const CHARACTER_PX: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:'’-]/, 4.8],
  // Digits are tabular.
  [/[\d$€]/, 8.6],
  [/[%@mwMW]/, 12.5],
  [/\p{Lu}/u, 9.6],
]
const OTHER_PX = 7.5
const GAP_PX = 14
/** Usual steps of a time axis: every day, every other, every week, and so on. */
const STEPS = [1, 2, 3, 7, 14, 28, 56, 112] as const

export interface AxisLabel {
  /** Index of its point. */
  at: number
  /** Center of the text. */
  x: number
}

/** Maximum width of an axis text, pixels. */
export function labelWidth(text: string, scale: number): number {
  let width = 0
  for (const character of text) width += CHARACTER_PX.find(([kind]) => kind.test(character))?.[1] ?? OTHER_PX
  return width * scale
}

/**
 * The points with a label below the plot, so that none overlap: always the last one, the first if there is
 * space, and every n-th in between.
 * @param centers center of each point in pixels, ascending
 * @param bounds limits of all labels
 */
export function axisLabels(
  texts: readonly string[],
  centers: readonly number[],
  bounds: { from: number; to: number },
  scale: number,
): AxisLabel[] {
  const last = texts.length - 1
  const half = (at: number) => labelWidth(texts[at] ?? '', scale) / 2
  const placed = (at: number): AxisLabel => ({
    at,
    x: Math.max(bounds.from + half(at), Math.min(bounds.to - half(at), centers[at] ?? 0)),
  })
  const apart = (left: AxisLabel, right: AxisLabel) =>
    right.x - half(right.at) - (left.x + half(left.at)) >= GAP_PX * scale
  const every = (step: number) => {
    const labels: AxisLabel[] = []
    for (let at = last; at >= 0; at -= step) labels.unshift(placed(at))
    return labels
  }
  const fits = (labels: readonly AxisLabel[]) =>
    labels.every((label, at) => {
      const next = labels[at + 1]
      return !next || apart(label, next)
    })
  const labels = STEPS.map(every).find(fits) ?? every(texts.length || 1)
  const [first] = labels
  if (!first || first.at === 0) return labels
  const start = placed(0)
  if (apart(start, first)) return [start, ...labels]
  // The first label of the axis is more useful than the one beside it.
  const [, second] = labels
  return second && apart(start, second) ? [start, ...labels.slice(1)] : labels
}
