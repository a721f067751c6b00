import { useEffect, useMemo, useState } from 'react'
import { type MeasuredLine, type SpeedStretch, tripLine } from '#domain/trips/tripLine'
import { RouteLayer } from '../../../map/RouteLayer'
import type { ReplayClock } from './replayClock'

export interface TraveledRouteProps {
  line: MeasuredLine
  stretches: readonly SpeedStretch[]
  clock: ReplayClock
  /** Miles from the start at a second. */
  mileAt: (second: number) => number
}

/** How often the line is cut anew while the replay plays; the vehicle itself moves with every picture. */
const EVERY_MS = 200

/** The trip's line, by speed behind the vehicle and pale ahead of it. Before the start all of it stands out. */
export function TraveledRoute({ line, stretches, clock, mileAt }: TraveledRouteProps) {
  const [second, setSecond] = useState(clock.second)
  useEffect(() => {
    let shownAt = 0
    const forgetTicks = clock.onTick((next) => {
      const now = performance.now()
      if (clock.isPlaying() && now - shownAt < EVERY_MS) return
      shownAt = now
      setSecond(next)
    })
    const forgetSettled = clock.onSettle(setSecond)
    setSecond(clock.second())
    return () => {
      forgetTicks()
      forgetSettled()
    }
  }, [clock])
  const driven = second > 0 ? mileAt(second) : Number.POSITIVE_INFINITY
  const segments = useMemo(() => tripLine(line, stretches, driven), [line, stretches, driven])
  return <RouteLayer id="trip" points={line.points} segments={segments} ends={false} />
}
