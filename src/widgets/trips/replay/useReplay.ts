import { useEffect, useMemo, useRef } from 'react'
import type { Trip } from '#domain/trips/trip'
import { holdIdle } from '../../../session/idleHold'
import { createReplayClock, type ReplayClock } from './replayClock'

/** How often the address follows a playing replay: often enough to come back to, rarely enough to be free. */
const REMEMBER_MS = 2_000

/**
 * The clock of a trip. `second` comes from the address; the clock seeks to it unless this clock itself
 * wrote it.
 */
export function useReplay(
  trip: Trip,
  second: number | null,
  onSecond: (second: number) => void,
): ReplayClock {
  const written = useRef<number | null>(second)
  const onSecondRef = useRef(onSecond)
  useEffect(() => {
    onSecondRef.current = onSecond
  })
  const seconds = trip.minutes * 60
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trip has another clock; its start is read once
  const clock = useMemo(() => createReplayClock(seconds, second ?? 0), [trip.id, seconds])
  useEffect(() => {
    if (second === written.current) return
    written.current = second
    clock.seek(second ?? 0)
  }, [clock, second])
  useEffect(() => {
    const remember = () => {
      const at = Math.round(clock.second())
      if (at === (written.current ?? 0)) return
      written.current = at
      onSecondRef.current(at)
    }
    const timer = setInterval(() => clock.isPlaying() && remember(), REMEMBER_MS)
    const forget = clock.onSettle(remember)
    // Whoever watches a replay is there without touching anything.
    let letIdle: (() => void) | null = null
    const hold = () => {
      if (clock.isPlaying()) letIdle ??= holdIdle('replay')
      else {
        letIdle?.()
        letIdle = null
      }
    }
    const quiet = clock.onChange(hold)
    return () => {
      quiet()
      letIdle?.()
      clearInterval(timer)
      forget()
      clock.stop()
    }
  }, [clock])
  return clock
}
