import type { AnyRouter } from '@tanstack/react-router'

/** How long the shell is left alone before the first part is loaded, and between two parts, in milliseconds. */
const AT_REST_MS = 5_000
const PAUSE_MS = 250

/** What charts are drawn with, which screens load when they show one. */
const drawing = () => import('../../charts/figures/drawn').then(({ loadDrawing }) => loadDrawing())

/**
 * Loads every screen one after another while the browser is idle, so that the first press for it is answered as
 * later ones are. A part that fails to load is asked for again when it is shown.
 * @returns a function that stops it
 */
export function preloadScreens({ routesById }: AnyRouter): () => void {
  const screens = Object.values(routesById).map(
    ({ options }) =>
      () =>
        Promise.resolve(options.component?.preload?.()),
  )
  let stop = () => {}
  let stopped = false
  void (async () => {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, AT_REST_MS)
      stop = () => clearTimeout(timer)
    })
    for (const load of [...screens, drawing]) {
      if (stopped) return
      await load().catch(() => undefined)
      await idle()
    }
  })()
  return () => {
    stopped = true
    stop()
  }
}

/** After a pause, once nothing else is to be done; WebKit has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
      else resolve()
    }, PAUSE_MS)
  })
}
