import { configure, getConfig } from '@testing-library/react'

const wholeError = getConfig().getElementError

/** The library's error, which prints the page, as it is then, only when its message is read. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  const whole = { configurable: true, get: () => wholeError(message, container).message }
  // Without this one, the report would point here instead of at the test.
  Error.captureStackTrace(error, elementError)
  return Object.defineProperty(error, 'message', whole)
}

configure({
  // The library's default of one second is too short for a first screen whose modules are still being
  // transformed on a busy machine. A real failure is still reported after ten seconds.
  asyncUtilTimeout: 10_000,
  // A query that is repeated until it finds something would otherwise print the page at each attempt.
  getElementError: elementError,
})
