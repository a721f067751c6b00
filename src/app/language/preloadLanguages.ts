import { CATALOG_LOADERS } from '../../i18n/activate'

/** Longest wait for an idle period, in milliseconds. WebKit has no idle callback and uses a timer. */
const LIMIT_MS = 1_000
const TIMER_MS = 200

/**
 * Loads all languages one after another while the browser is idle, so that the first switch is as fast
 * as later ones. A language that fails to load is requested again when it is needed.
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
