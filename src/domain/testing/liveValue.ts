import { type Live, matchLive } from '#domain/base/live'

/** State of a query for comparison in tests: its value, its state, or the code of its error. */
export function liveState<T>(read: Live<T>): { ready: T } | 'loading' | 'missing' | { error: string } {
  return matchLive<T, { ready: T } | 'loading' | 'missing' | { error: string }>(read, {
    loading: () => 'loading',
    ready: (value) => ({ ready: value }),
    missing: () => 'missing',
    error: ({ code }) => ({ error: code }),
  })
}
