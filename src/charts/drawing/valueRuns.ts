export interface RunPoint {
  /** Place in the list. */
  at: number
  value: number
}

/** A value that can be drawn; what is no number is a gap. */
export function drawable(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null
}

/** Values on end, so that a line stops where nothing was counted. */
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
