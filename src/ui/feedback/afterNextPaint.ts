/**
 * Runs a function after the next paint, two frames later.
 * @returns a function that cancels it
 */
export function afterNextPaint(work: () => void): () => void {
  let handle = requestAnimationFrame(() => {
    handle = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(handle)
}
