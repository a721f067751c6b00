export type Turn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs work on an embedded Postgres, each when the one before is done, and none after a panic: it ends no process
 * here, as it does on a server, and the next statement would run for ever. What was confirmed is in its log.
 */
export function oneAtATime(): Turn {
  let last: Promise<unknown> = Promise.resolve()
  let dead: Error | null = null
  return (work) => {
    const turn = last.then(async () => {
      if (dead) throw dead
      try {
        return await work()
      } catch (error) {
        if (isPanic(error)) {
          dead = new Error('The disk failed or is full. Make room on it and start the service again.', {
            cause: error,
          })
        }
        throw error
      }
    })
    last = turn.catch(() => undefined)
    return turn
  }
}

/** A failure after which an embedded Postgres must not be asked again. */
export function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}
