import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { backLink } from '#domain/device/navigation'

export interface ListLeft {
  pathname: string
  /** What was searched and filtered. */
  search: object
}

/** Read outside of rendering: it changes only together with the path, which renders the link again. */
let left: ListLeft | null = null

/** The list that the pages under it were opened from, as it was left; null once the visitor was elsewhere. */
export function useListLeft(): ListLeft | null {
  const router = useRouter()
  useEffect(() => {
    // The event's own place before is the one that is shown, not one that is still loading.
    let last: ListLeft = router.latestLocation
    const stop = router.subscribe('onBeforeLoad', ({ toLocation }: { toLocation: ListLeft }) => {
      const list = backLink(toLocation.pathname)?.to
      if (last.pathname === list) left = last
      else if (left?.pathname !== list) left = null
      last = toLocation
    })
    return () => {
      stop()
      left = null
    }
  }, [router])
  return left
}
