/** The wait is counted in steps, and each step counts at most its own length. */
const STEP_MS = 500

/**
 * Calls `late` after `limitMs` during which the page was awake. After a sleep or a blocked main thread,
 * answers that already arrived should be handled first (docs/starting.md S0).
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
 * Settles as `work` does, or with the result of `late` if `work` takes longer than `limitMs`
 * (docs/starting.md S0). A later result is dropped.
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
