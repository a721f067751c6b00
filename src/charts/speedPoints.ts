/** One reading: second of the trip and speed in the visitor's unit. */
export interface SpeedPoint {
  second: number
  value: number
}

/**
 * Reduces a speed per second to what a chart of this width can show: the lowest and highest reading of each
 * section, so that neither a stop nor a peak is lost.
 */
export function downsampleSpeeds(speeds: ArrayLike<number>, buckets: number): SpeedPoint[] {
  const points: SpeedPoint[] = []
  const size = Math.max(1, Math.ceil(speeds.length / Math.max(1, buckets)))
  for (let from = 0; from < speeds.length; from += size) {
    let [low, high] = [from, from]
    for (let second = from; second < Math.min(from + size, speeds.length); second += 1) {
      if ((speeds[second] ?? 0) < (speeds[low] ?? 0)) low = second
      if ((speeds[second] ?? 0) > (speeds[high] ?? 0)) high = second
    }
    for (const second of low === high ? [low] : [Math.min(low, high), Math.max(low, high)])
      points.push({ second, value: speeds[second] ?? 0 })
  }
  const last = speeds.length - 1
  if (last >= 0 && points.at(-1)?.second !== last) points.push({ second: last, value: speeds[last] ?? 0 })
  return points
}

/** Runs of readings for which `holds` is true, each with the reading before and after it, so that lines meet. */
export function runsWhere(
  points: readonly SpeedPoint[],
  holds: (point: SpeedPoint) => boolean,
): SpeedPoint[][] {
  const runs: SpeedPoint[][] = []
  let open: SpeedPoint[] | null = null
  points.forEach((point, index) => {
    if (holds(point)) {
      const before = points[index - 1]
      if (!open) {
        open = before ? [before] : []
        runs.push(open)
      }
      open.push(point)
    } else {
      open?.push(point)
      open = null
    }
  })
  return runs
}

/** The reading at a time between two seconds, interpolated. */
export function interpolate(speeds: ArrayLike<number>, second: number): number {
  const before = Math.min(speeds.length - 1, Math.max(0, Math.floor(second)))
  const from = speeds[before] ?? 0
  const to = speeds[Math.min(speeds.length - 1, before + 1)] ?? from
  return from + (to - from) * Math.min(1, Math.max(0, second - before))
}
