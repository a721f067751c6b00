import { type PointerEvent, useEffect, useState } from 'react'
import type { MarkerPlace } from '../../../map/MarkerLayer'
import { useMapHandle } from '../../../map/mapHandle'
import type { ReplayClock } from './replayClock'

/** The camera moves on once in so many milliseconds, gently, as long as its move takes. */
const EVERY_MS = 600

/** The camera that goes along with the vehicle, until somebody takes the map in hand. */
export function useFollow(clock: ReplayClock, placeAt: (second: number) => MarkerPlace | null) {
  const map = useMapHandle()
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!on) return
    let last = 0
    const go = (second: number) => {
      const now = performance.now()
      if (now - last < EVERY_MS) return
      last = now
      const place = placeAt(second)
      if (place) map.flyTo(place.position)
    }
    go(clock.second())
    return clock.onTick(go)
  }, [on, clock, placeAt, map])
  return {
    on,
    toggle: () => setOn((before) => !before),
    letGo: (event: PointerEvent) => {
      if ((event.target as Element).tagName === 'CANVAS') setOn(false)
    },
  }
}
