/** The start of each row in pixels, and the end of the last one. */
export function rowOffsets(count: number, heightAt: (index: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1)
  for (let index = 0; index < count; index += 1) {
    offsets[index + 1] = (offsets[index] ?? 0) + heightAt(index)
  }
  return offsets
}

/** The row at a position; the first or last one for positions outside. */
export function rowAt(offsets: Float64Array, point: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= point) low = middle
    else high = middle - 1
  }
  return low
}

export interface RowRange {
  first: number
  /** Inclusive. */
  last: number
}

/** The rows that cover `height` pixels from `top`, and `overscan` more on either side. */
export function rowRange(offsets: Float64Array, top: number, height: number, overscan: number): RowRange {
  const end = offsets.length - 2
  return {
    first: Math.max(0, rowAt(offsets, top) - overscan),
    last: Math.min(end, rowAt(offsets, top + height) + overscan),
  }
}
