import { lazy } from 'react'

/**
 * The overlays, in one chunk of their own because they load React Aria, which the first paint does not
 * need. Preloaded when the shell is idle, so that they open without delay.
 */
export const loadOverlays = () => import('./sheets/shellOverlays').then(({ OVERLAYS }) => OVERLAYS)

export const AccountMenu = lazy(() => loadOverlays().then((parts) => ({ default: parts.AccountMenu })))
export const FeedWatch = lazy(() => loadOverlays().then((parts) => ({ default: parts.FeedWatch })))
export const NotificationsPanel = lazy(() =>
  loadOverlays().then((parts) => ({ default: parts.NotificationsPanel })),
)

/** Preloads the chunk. A failure is handled when an overlay is opened. */
export function preloadOverlays(): void {
  void loadOverlays().catch(() => undefined)
}
