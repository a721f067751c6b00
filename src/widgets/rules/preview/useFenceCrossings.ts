import { useEffect, useState } from 'react'
import type { GeofenceArea } from '../../../domain/geofence/geofence'
import type { FenceCrossing, PathTrip } from '../../../domain/notifications/firing/fence/crossings'

type Crossings = ReadonlyMap<string, readonly FenceCrossing[]>

/** A fence that is being dragged is counted when it comes to rest, in milliseconds. */
const REST_MS = 150

export interface FenceCrossings {
  /** By vehicle; null before the first count. Those of the fence before while a new one is counted. */
  crossings: Crossings | null
  counting: boolean
}

/** When vehicles crossed a fence: counted in slices between frames, once a fence. */
export function useFenceCrossings(trips: readonly PathTrip[], area: GeofenceArea): FenceCrossings {
  const key = JSON.stringify(area)
  const [counted, setCounted] = useState<{ key: string; trips: unknown; crossings: Crossings } | null>(null)
  const isCurrent = counted?.key === key && counted.trips === trips
  useEffect(() => {
    const stopped = new AbortController()
    const timer = setTimeout(async () => {
      const { countedCrossings } = await import('../fence/countedCrossings')
      const crossings = await countedCrossings(trips, JSON.parse(key), stopped.signal)
      if (crossings) setCounted({ key, trips, crossings })
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [key, trips])
  return { crossings: counted?.crossings ?? null, counting: !isCurrent }
}
