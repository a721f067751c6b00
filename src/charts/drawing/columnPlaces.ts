import { scaleBand } from '@visx/scale'

const GAP_PX = 6
const LEAST_GAP_SHARE = 0.18
const MOST_GAP_SHARE = 0.34
const WIDEST_COLUMN = 72

export interface ColumnPlaces {
  /** Center of each column in pixels. */
  centers: readonly number[]
  /** Width of a column, and distance from one to the next. */
  width: number
  step: number
}

/** Columns side by side from `from` to `to`, with a gap of six pixels if there is space. */
export function columnPlaces(count: number, from: number, to: number): ColumnPlaces {
  const step = (to - from) / Math.max(1, count)
  const gap = Math.min(MOST_GAP_SHARE, Math.max(LEAST_GAP_SHARE, GAP_PX / step))
  const band = scaleBand({
    domain: Array.from({ length: count }, (_, at) => at),
    range: [from, to],
    paddingInner: gap,
    paddingOuter: gap / 2,
  })
  const middle = band.bandwidth() / 2
  return {
    centers: band.domain().map((at) => (band(at) ?? from) + middle),
    width: Math.max(1, Math.min(WIDEST_COLUMN, band.bandwidth())),
    step: band.step(),
  }
}
