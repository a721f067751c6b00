/** A wait is counted in steps, each of which counts at most its own length. */
const STEP_MS = 500

/**
 * Calls `late` after `limitMs` in which the page was awake: a device that slept, or a main thread that was busy
 * for seconds, has answers waiting that deserve to be read first (docs/starting.md S0).
 * @returns a function that cancels it
 */
export function afterAwake(limitMs: number, late: () => void): () => void {
  let leftMs = limitMs
  let timer: ReturnType<typeof setTimeout>
  const step = () => {
    const stepMs = Math.min(STEP_MS, leftMs)
    timer = setTimeout(() => {
      leftMs -= stepMs
      if (leftMs > 0) step()
      else late()
    }, stepMs)
  }
  step()
  return () => clearTimeout(timer)
}

/**
 * Settles as `work` does, or as `late` says when `work` took longer than `limitMs` (docs/starting.md S0). What
 * comes after that is dropped.
 */
export function withinLimit<T>(work: PromiseLike<T>, limitMs: number, late: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = afterAwake(limitMs, () => {
      try {
        resolve(late())
      } catch (error) {
        reject(error)
      }
    })
    Promise.resolve(work).then(resolve, reject).finally(cancel)
  })
}
