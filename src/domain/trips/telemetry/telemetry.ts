/**
 * Readings of a trip as a device in the vehicle would record them, one per second. They are computed from the
 * trip and its path whenever they are shown, never stored (docs/decisions.md D24).
 */
export interface Telemetry {
  /** From ignition on to ignition off; the lists below have one more entry. */
  seconds: number
  /** Miles from the start, at each second. */
  mileAt: Float64Array
  speedMph: Float32Array
  /** Limit of the current road, mph. */
  limitMph: Float32Array
}

export interface Sample {
  mile: number
  speedMph: number
  limitMph: number
}

/**
 * The reading at a second of the trip, 0 to `seconds`; interpolated between two readings, with the limit of
 * the earlier one.
 */
export function sampleAt({ seconds, mileAt, speedMph, limitMph }: Telemetry, second: number): Sample {
  const time = Math.min(seconds, Math.max(0, second))
  const before = Math.floor(time)
  const after = Math.min(seconds, before + 1)
  const share = time - before
  const between = (list: Float64Array | Float32Array): number => {
    const from = list[before] ?? 0
    return from + ((list[after] ?? from) - from) * share
  }
  return { mile: between(mileAt), speedMph: between(speedMph), limitMph: limitMph[before] ?? 0 }
}

/** The first second, with fractions, at which the vehicle reached a distance; at a stop, its arrival. */
export function secondAt({ seconds, mileAt }: Pick<Telemetry, 'seconds' | 'mileAt'>, mile: number): number {
  let low = 0
  let high = seconds
  while (low < high) {
    const middle = (low + high) >> 1
    if ((mileAt[middle] ?? 0) >= mile) high = middle
    else low = middle + 1
  }
  if (low === 0) return 0
  const before = mileAt[low - 1] ?? 0
  const way = (mileAt[low] ?? before) - before
  return way > 0 ? low - 1 + Math.min(1, (mile - before) / way) : low
}
