import { useState } from 'react'
import { type Live, matchLive } from '#domain/base/live'

/** The last value while the next one is loading, so that the content does not flicker. */
export function useLastValue<T extends object>(live: Live<T>): T | null {
  const [kept, setKept] = useState<T | null>(null)
  const now = matchLive<T, T | null>(live, {
    loading: () => null,
    ready: (value) => value,
    missing: () => null,
    error: () => null,
  })
  if (now !== null && now !== kept) setKept(now)
  return now ?? kept
}
