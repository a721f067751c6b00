import { useEffect, useState } from 'react'
import { useHintsAllowed } from '../../../state/tour'

/** Delay before the hints are loaded after the first screen, which they must not slow down, in milliseconds. */
const AT_REST_MS = 600

/** Whether there are hints for this visit, once the first screen is at rest. */
export function useHintsWanted(): boolean {
  const allowed = useHintsAllowed()
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return allowed && atRest
}
