import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { type AppError, asAppError } from '../domain/errors'
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
