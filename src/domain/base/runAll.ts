/** Runs all in turn. One that throws is reported as an uncaught error, and does not hold back the others. */
export function runAll(works: Iterable<() => void>): void {
  for (const work of works) {
    try {
      work()
    } catch (error) {
      reportError(error)
    }
  }
}
