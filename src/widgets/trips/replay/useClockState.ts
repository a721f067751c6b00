import { useSyncExternalStore } from 'react'
import type { ReplayClock, ReplayRate } from './replayClock'

/** Whether a replay plays: for a button. The second itself never goes through React. */
export function usePlaying(clock: ReplayClock): boolean {
  return useSyncExternalStore(clock.onChange, clock.isPlaying)
}

/** How fast it plays. */
export function useRate(clock: ReplayClock): ReplayRate {
  return useSyncExternalStore(clock.onChange, clock.rate)
}
