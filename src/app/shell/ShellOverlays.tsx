import { Suspense, useEffect, useState } from 'react'
import { usePanelOpen } from '../../state/panel'
import { useShellSheet } from '../../state/sheet'
import { ToastRegion } from '../../ui/feedback/ToastRegion'
import { NotificationsPanel, preloadOverlays, ShellSheets } from './lazyOverlays'

/** When a shell that has just appeared has come to rest, in milliseconds. */
const AT_REST_MS = 600

/** The panel beside the screen, the sheets over it, and what is said in passing. */
export function ShellOverlays() {
  const panelOpen = usePanelOpen()
  const sheet = useShellSheet()
  const [everOpened, setEverOpened] = useState(false)
  if (sheet !== null && !everOpened) setEverOpened(true)
  useEffect(() => {
    const timer = setTimeout(preloadOverlays, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Suspense>
        {panelOpen && <NotificationsPanel />}
        {/* Stays once it was there: a sheet that closes is still moving out. */}
        {everOpened && <ShellSheets />}
      </Suspense>
      <ToastRegion />
    </>
  )
}
