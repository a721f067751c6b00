/** Work between two pauses, so that a press is answered within a frame or two, milliseconds. */
const SLICE_MS = 8

/** Visits each item, with pauses for the screen between them. @returns false when `signal` stopped it */
export async function inSlices<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  visit: (item: Item) => void,
): Promise<boolean> {
  let sliceEnd = performance.now() + SLICE_MS
  for (const item of items) {
    visit(item)
    if (performance.now() < sliceEnd) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return false
    sliceEnd = performance.now() + SLICE_MS
  }
  return !signal.aborted
}
