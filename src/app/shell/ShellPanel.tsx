import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { usePanelOpen } from '../../state/panel'
import { FeedWatch, NotificationsPanel, preloadOverlays } from './lazyOverlays'

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
