import { CATALOG_LOADERS } from '../../i18n/activate'

/** Longest wait for a quiet moment, in milliseconds; WebKit has no idle callback and takes the timer. */
const LIMIT_MS = 1_000
const TIMER_MS = 200

/**
 * Loads every language ahead, one after another while nothing else is to do, so that a first switch
 * shows as quickly as a later one. What fails now is asked for again when it is needed.
 */
export async function preloadLanguages(): Promise<void> {
  for (const load of CATALOG_LOADERS) {
    await idle()
    await load().catch(() => undefined)
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LIMIT_MS })
    else setTimeout(resolve, TIMER_MS)
  })
}
