import type { AnyRouter } from '@tanstack/react-router'

/** Delay before the first part is loaded, and pause between two parts, in milliseconds. */
const AT_REST_MS = 5_000
const PAUSE_MS = 250

/** The chart library, which screens load when they show a chart. */
const drawing = () => import('../../charts/figures/drawn').then(({ loadDrawing }) => loadDrawing())

/**
 * Loads all screens one after another while the browser is idle, so that opening a screen for the first time is as
 * fast as later. A part that fails to load is requested again when it is shown.
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

/** Resolves after a pause, when the browser is idle; WebKit has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
      else resolve()
    }, PAUSE_MS)
  })
}
