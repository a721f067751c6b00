import { Suspense, useEffect } from 'react'
import { usePanelOpen } from '../../state/panel'
import { useDataProblem, useRetryData } from './dataProblem'
import { NotificationsPanel, preloadOverlays } from './lazyOverlays'

/** When a shell that has just appeared has come to rest, in milliseconds. */
const AT_REST_MS = 600

/** The panel beside the screen: part of the shell, for it follows the header in the order of focus. */
export function ShellPanel() {
  const panelOpen = usePanelOpen()
  useEffect(() => {
    const timer = setTimeout(preloadOverlays, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{panelOpen && <Panel />}</Suspense>
}

function Panel() {
  return <NotificationsPanel problem={useDataProblem()} onRetry={useRetryData()} />
}
