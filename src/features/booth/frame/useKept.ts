import { useState } from 'react'
import { type Live, matchLive } from '#domain/base/live'

/** The last value that was there, while the next one is on its way: what is shown does not blink. */
export function useKept<T extends object>(live: Live<T>): T | null {
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
