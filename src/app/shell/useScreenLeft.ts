import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { setPanelOpen } from '../../state/panel'
import { closeSheet } from '../../state/sheet'
import { leaveSidebar } from '../../state/sidebar'

interface Place {
  pathname: string
  search: { tab?: unknown }
}

/**
 * Closes drawer, sheet and panel when a navigation to another screen begins. What is opened after that belongs to the
 * next screen, even while it is still loading, so nothing is closed when that screen is shown.
 */
export function useScreenLeft(): void {
  const router = useRouter()
  useEffect(() => {
    // The event's own `pathChanged` compares with the screen that is shown, not with one that is still loading.
    let last: Place = router.latestLocation
    return router.subscribe('onBeforeLoad', ({ toLocation: next }: { toLocation: Place }) => {
      const isOther = next.pathname !== last.pathname
      if (isOther || next.search.tab !== last.search.tab) leaveSidebar()
      if (isOther) {
        closeSheet()
        setPanelOpen(false)
      }
      last = next
    })
  }, [router])
}
