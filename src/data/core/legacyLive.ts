import type { AppErrorCode } from '../../domain/kiosk/errors'
import { type Live, matchLive, valueOr } from '../../domain/kiosk/live'

/** What a query has found; null while it has not, also where it failed. */
export function answerOf<T>(read: Live<T>): T | null {
  return valueOr(read, null)
}

/** Why one of several queries has no rows to give; null while none has failed. */
export function failureOf(...reads: Live<unknown>[]): AppErrorCode | null {
  for (const read of reads) {
    const code = matchLive<unknown, AppErrorCode | null>(read, {
      loading: () => null,
      ready: () => null,
      missing: () => null,
      error: (error) => error.code,
    })
    if (code) return code
  }
  return null
}
