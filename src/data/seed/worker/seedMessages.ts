import type { AppErrorCode } from '#domain/base/errors'
import type { SeedProgress } from '../seed'

/** Requests that the worker store the shipped datasets, rotated by `shift` days; sent once. */
export interface SeedRequest {
  shift: number
}

/** Messages of the worker. An error is sent as its code, because its class is lost in transit. */
export type SeedMessage =
  | { kind: 'alive' }
  | { kind: 'progress'; progress: SeedProgress }
  | { kind: 'stored' }
  | { kind: 'failed'; code: AppErrorCode; detail: string }

/** Interval at which the worker reports that it is alive, however long a step takes. */
export const ALIVE_EVERY_MS = 1_000
