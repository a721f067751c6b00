/** Longest wait for a quiet moment, in milliseconds; WebKit has no idle callback and takes the timer. */
const LIMIT_MS = 1_000

/** Resolves when the browser has nothing more urgent to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LIMIT_MS })
    else setTimeout(resolve, 200)
  })
}
