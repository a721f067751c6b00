/** Error codes of product API calls (docs/contracts.md C7). */
export type ApiErrorCode =
  | 'api-unauthorized' // 401: the session has expired
  | 'api-invalid' // 422: the service refused what was sent
  | 'api-failed' // any other status from 400 on
  | 'api-unreachable' // no answer: no network, no such host, no permission
  | 'api-timeout' // timeout
  | 'api-aborted' // cancelled by the caller
  | 'api-malformed' // an answer that is not JSON, such as a network's sign-in page

/** All error codes that a screen can explain. */
export type AppErrorCode =
  | ApiErrorCode
  | 'storage-unavailable' // IndexedDB cannot be opened
  | 'storage-lost' // the connection was lost and could not be restored
  | 'storage-full' // quota reached
  | 'storage-newer' // a newer build has upgraded the database
  | 'dataset-invalid' // a demo dataset does not match its schema
  | 'dataset-missing' // a demo dataset could not be fetched
  | 'catalog-missing' // a language could not be loaded
  | 'chunk-missing' // a part of the program could not be loaded
  | 'bug'

/** The app's error class; `code` selects the message, `cause` is for staff. */
export class AppError extends Error {
  readonly code: AppErrorCode

  constructor(code: AppErrorCode, detail = '', options?: ErrorOptions) {
    super(detail ? `${code}: ${detail}` : code, options)
    this.name = 'AppError'
    this.code = code
  }
}

export interface ApiErrorFacts {
  /** HTTP status; null without an answer. */
  status?: number | null
  /** The `error` texts of a 422, in their order. */
  errors?: readonly string[]
}

/** A rejected call of the product API. */
export class ApiError extends AppError {
  declare readonly code: ApiErrorCode
  readonly status: number | null
  readonly errors: readonly string[]

  constructor(
    code: ApiErrorCode,
    detail = '',
    { status = null, errors = [], ...options }: ApiErrorFacts & ErrorOptions = {},
  ) {
    super(code, detail, options)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
  }
}

/** Returns `error` itself or the AppError that caused it; otherwise a `bug` that wraps it. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof Error && error.cause instanceof AppError) return error.cause
  return new AppError('bug', error instanceof Error ? error.message : String(error), { cause: error })
}
