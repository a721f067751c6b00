/**
 * Does something once what was just rendered is on the screen: two frames on, the first paints it.
 * @returns what calls it off
 */
export function afterNextPaint(work: () => void): () => void {
  let handle = requestAnimationFrame(() => {
    handle = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(handle)
}
