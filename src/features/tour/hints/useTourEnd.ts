import { useEffect, useState } from 'react'
import type { WaypointState } from '#domain/tour/waypointState'
import { useKioskConfig } from '../../../state/config'
import { openSheet } from '../../../state/sheet'

/**
 * Offers the summary once the last hint of the tour was seen and closed, if a hand-off page is configured
 * (docs/booth.md B10).
 * @param reachable the hints that this visit can reach
 */
export function useTourEnd({ seen, open }: WaypointState, reachable: readonly { id: number }[]): void {
  const { handoffUrl } = useKioskConfig()
  const isSeen = reachable.every(({ id }) => seen.includes(id))
  // A tour that had ended before does not end again.
  const [wasSeen, setWasSeen] = useState(isSeen)
  const ends = isSeen && !wasSeen && open === null
  useEffect(() => {
    if (!ends) return
    setWasSeen(true)
    if (handoffUrl !== '') openSheet('handoff')
  }, [ends, handoffUrl])
}
