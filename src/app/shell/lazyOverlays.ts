import { lazy } from 'react'

/**
 * What opens over the screen, in one part of its own: it brings React Aria, which no first frame
 * needs. Fetched when the shell has come to rest, so that a press opens at once.
 */
export const loadOverlays = () => import('./sheets/shellOverlays').then(({ OVERLAYS }) => OVERLAYS)

export const AccountMenu = lazy(() => loadOverlays().then((parts) => ({ default: parts.AccountMenu })))
export const NotificationsPanel = lazy(() =>
  loadOverlays().then((parts) => ({ default: parts.NotificationsPanel })),
)

/** Fetches it ahead of the first press; a failure is left for the press to meet. */
export function preloadOverlays(): void {
  void loadOverlays().catch(() => undefined)
}
