/** All error codes that a screen can explain. */
export type AppErrorCode =
  | 'storage-unavailable' // IndexedDB cannot be opened at all
  | 'storage-lost' // it died under the page and did not come back
  | 'storage-full' // quota reached
  | 'storage-newer' // a newer build has upgraded the database
  | 'dataset-invalid' // a demo dataset fails its schema
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

/** Returns the AppError that `error` is or was caused by, otherwise a `bug` that wraps it. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof Error && error.cause instanceof AppError) return error.cause
  return new AppError('bug', error instanceof Error ? error.message : String(error), { cause: error })
}
