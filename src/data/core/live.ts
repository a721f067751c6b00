import { liveQuery } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { type AppError, type AppErrorCode, asAppError } from '../../domain/kiosk/errors'
import type { PharosDatabase } from './db'
import { databaseGeneration, onDatabaseChange, withDatabase } from './gate'

export type Live<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'error'; error: AppError }

/**
 * A query that follows the database, also across a handle that died and was replaced. Rows come in
 * `value`; `loading` lasts until the first answer; errors are said, not thrown.
 */
export function useLive<T>(query: (db: PharosDatabase) => Promise<T>, deps: unknown[]): Live<T> {
  const generation = useSyncExternalStore(onDatabaseChange, databaseGeneration)
  const live = useLiveQuery<Live<T>>(
    () =>
      withDatabase(query).then(
        (value) => ({ status: 'ready', value }) as const,
        (error: unknown) => ({ status: 'error', error: asAppError(error) }) as const,
      ),
    [generation, ...deps],
  )
  return live ?? { status: 'loading' }
}

/**
 * The same outside of React, for the life of the page. An error is left alone: whoever shows the
 * rows says it, and the next handle asks again.
 */
export function followLive<T>(query: (db: PharosDatabase) => Promise<T>, listener: (value: T) => void): void {
  let generation = -1
  let subscription: { unsubscribe: () => void } | null = null
  const follow = () => {
    if (databaseGeneration() === generation) return
    generation = databaseGeneration()
    subscription?.unsubscribe()
    subscription = liveQuery(() => withDatabase(query)).subscribe({
      next: listener,
      error: () => undefined,
    })
  }
  onDatabaseChange(follow)
  follow()
}

/** What a query has found; null while it has not, also where it failed. */
export function answerOf<T>(read: Live<T>): T | null {
  return read.status === 'ready' ? read.value : null
}

/** Why one of several queries has no rows to give; null while none has failed. */
export function failureOf(...reads: Live<unknown>[]): AppErrorCode | null {
  for (const read of reads) if (read.status === 'error') return read.error.code
  return null
}
