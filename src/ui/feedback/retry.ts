import { createContext, useContext } from 'react'
import type { AppErrorCode } from '#domain/base/errors'

/** The action of "Try again" for an error of this code. The app provides it; without it the page reloads. */
export const RetryContext = createContext<(code: AppErrorCode) => void>(() => location.reload())

/** Retries a part that could not be shown. */
export const useRetry = (): ((code: AppErrorCode) => void) => useContext(RetryContext)
