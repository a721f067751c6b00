import type { AnyRouter } from '@tanstack/react-router'
import { LONG_WORK } from '#domain/base/longWork'
import { workAhead } from '#domain/base/workAhead'

/** Pause between two parts, in milliseconds. */
const PAUSE_MS = 250

/** The chart library, which screens load when they show a chart. */
const drawing = () => import('../../charts/figures/drawn').then(({ loadDrawing }) => loadDrawing())

/**
 * Loads all screens one after another once the shell has been left alone, so that opening a screen for the first time is
 * as fast as later. A part that fails to load is requested again when it is shown.
 * @returns a function that stops it
 */
export function preloadScreens({ routesById }: AnyRouter): () => void {
  const screens = Object.values(routesById).map(
    ({ options }) =>
      () =>
        Promise.resolve(options.component?.preload?.()),
  )
  return workAhead(async (rest) => {
    for (const load of [...screens, drawing]) {
      await load().catch(() => undefined)
      await rest(PAUSE_MS)
    }
  }, LONG_WORK.screens)
}
