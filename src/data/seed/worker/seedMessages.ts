import type { AppErrorCode } from '#domain/base/errors'
import type { SeedProgress } from '../seed'

/** Asks the worker to store what is shipped, turned by `shift` days; once in its life. */
export interface SeedRequest {
  shift: number
}

/** What the worker tells. An error crosses as its code, because a class does not survive the way. */
export type SeedMessage =
  | { kind: 'alive' }
  | { kind: 'progress'; progress: SeedProgress }
  | { kind: 'stored' }
  | { kind: 'failed'; code: AppErrorCode; detail: string }

/** How often the worker says that it lives, however long one of its steps takes. */
export const ALIVE_EVERY_MS = 1_000
