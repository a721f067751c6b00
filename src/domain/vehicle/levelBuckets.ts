/** Fuel and energy level chart (docs/rules.md DA-19): ten buckets by their upper bound, and unknown levels. */
export interface LevelBuckets {
  /** Vehicles with 0 to 10 percent first, 91 to 100 last. */
  tenths: number[]
  unknown: number
}

/**
 * The bucket of a level in percent, 0 to 9; null for an unknown level. A bound belongs to the bucket below
 * it: 10 to the first.
 */
export function levelBucket(level: number | null): number | null {
  return level === null ? null : Math.min(9, Math.max(0, Math.ceil(level / 10) - 1))
}

/** Counts levels in percent; null is unknown. */
export function levelBuckets(levels: readonly (number | null)[]): LevelBuckets {
  const tenths = Array.from({ length: 10 }, () => 0)
  let unknown = 0
  for (const level of levels) {
    const at = levelBucket(level)
    if (at === null) unknown += 1
    else tenths[at] = (tenths[at] ?? 0) + 1
  }
  return { tenths, unknown }
}
