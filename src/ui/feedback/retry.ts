import { createContext, useContext } from 'react'
import type { AppErrorCode } from '#domain/base/errors'

/** What "Try again" does for an error of this code. The app provides it; without it the page reloads. */
export const RetryContext = createContext<(code: AppErrorCode) => void>(() => location.reload())

/** How a part that could not be shown is tried again. */
export const useRetry = (): ((code: AppErrorCode) => void) => useContext(RetryContext)
