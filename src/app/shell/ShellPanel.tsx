import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useOfflineStatus } from '../../state/offline'
import { usePanelOpen } from '../../state/panel'
import { FeedWatch, NotificationsPanel, preloadOverlays } from './lazyOverlays'
import { preloadScreens } from './preloadScreens'

/** Delay before the overlays are preloaded after the shell appears, in milliseconds. */
const AT_REST_MS = 600

/** The panel beside the screen. It is part of the shell so that it follows the header in focus order. */
export function ShellPanel() {
  const panelOpen = usePanelOpen()
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadOverlays()
      setAtRest(true)
    }, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  const router = useRouter()
  const isSaved = useOfflineStatus().kind === 'ready'
  // Before, each part would be fetched in the way of what is still being saved.
  useEffect(() => (isSaved ? preloadScreens(router) : undefined), [isSaved, router])
  return (
    <>
      <Suspense>{panelOpen && <NotificationsPanel />}</Suspense>
      {/* Without it no bell rings; the screen stays. */}
      <CatchBoundary getResetKey={() => ''} errorComponent={Nothing}>
        <Suspense>{atRest && <FeedWatch />}</Suspense>
      </CatchBoundary>
    </>
  )
}

const Nothing = () => null
