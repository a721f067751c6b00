export interface RunPoint {
  /** Index in the list. */
  at: number
  value: number
}

/** A value that can be drawn; anything that is not a number is a gap. */
export function drawable(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null
}

/** Consecutive values, so that a line stops at a gap. */
export function valueRuns(values: readonly (number | null)[]): RunPoint[][] {
  const runs: RunPoint[][] = []
  let open: RunPoint[] | null = null
  values.forEach((each, at) => {
    const value = drawable(each)
    if (value === null) {
      open = null
      return
    }
    if (!open) {
      open = []
      runs.push(open)
    }
    open.push({ at, value })
  })
  return runs
}
