import { Suspense, useEffect } from 'react'
import { usePanelOpen } from '../../state/panel'
import { NotificationsPanel, preloadOverlays } from './lazyOverlays'

/** Delay before the overlays are preloaded after the shell appears, in milliseconds. */
const AT_REST_MS = 600

/** The panel beside the screen. It is part of the shell so that it follows the header in focus order. */
export function ShellPanel() {
  const panelOpen = usePanelOpen()
  useEffect(() => {
    const timer = setTimeout(preloadOverlays, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{panelOpen && <NotificationsPanel />}</Suspense>
}
