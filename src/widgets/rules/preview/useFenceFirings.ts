import { useEffect, useMemo, useState } from 'react'
import type { GeofenceArea } from '#domain/geofence/geofence'
import {
  countCrossings,
  type GeofenceDraft,
  needsMinutes,
} from '#domain/notifications/firing/counting/geofence'
import type { PathTrip, TripCrossings } from '#domain/notifications/firing/fence/tripCrossings'
import type { Firings } from '#domain/notifications/firing/firing'
import type { ShownFacts } from './useFiringFacts'

/** A fence that is being dragged is counted when it comes to rest, in milliseconds. */
const REST_MS = 150

export interface FenceFirings {
  /** Null before the first count; what was counted last while there is something new to count. */
  firings: Firings | null
  counting: boolean
}

/**
 * Firings of a geofence rule. The trips that cross its fence are looked for once a fence, and the times at
 * which they do once those matter, both between frames; all else is counted at once.
 */
export function useFenceFirings(
  rule: GeofenceDraft,
  area: GeofenceArea,
  trips: readonly PathTrip[],
  facts: ShownFacts,
): FenceFirings {
  const crossed = useCrossedTrips(rule, area, trips)
  const firings = useMemo(() => crossed && countCrossings(rule, facts, crossed), [rule, facts, crossed])
  const [last, setLast] = useState(firings)
  if (firings && firings !== last) setLast(firings)
  return { firings: firings ?? last, counting: firings === null }
}

interface Crossed {
  fence: string
  among: readonly PathTrip[]
  trips: readonly TripCrossings[]
}

/** The trips that cross a fence; null while they are looked for. */
function useCrossedTrips(
  { geofence: { days, time } }: GeofenceDraft,
  area: GeofenceArea,
  among: readonly PathTrip[],
): readonly TripCrossings[] | null {
  const [found, setFound] = useState<Crossed | null>(null)
  const fence = JSON.stringify(area)
  const schedule = JSON.stringify({ days, time })
  const known = found?.fence === fence && found.among === among ? found.trips : null
  useEffect(() => {
    const stopped = new AbortController()
    const look = async () => {
      const { fenceCrossings, withMinutes } = await import('../fence/fenceCrossings')
      const crossed = known ?? (await fenceCrossings(among, JSON.parse(fence), stopped.signal))
      const needs = (trip: TripCrossings) => needsMinutes(trip, JSON.parse(schedule))
      const timed = crossed && (await withMinutes(crossed, needs, stopped.signal))
      if (timed && timed !== known) setFound({ fence, among, trips: timed })
    }
    const timer = setTimeout(look, known ? 0 : REST_MS)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [fence, schedule, among, known])
  return known
}
