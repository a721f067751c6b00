/**
 * What a failure of the database means:
 * - `read-only`: it answers reads and refuses writes, as a replica does;
 * - `disk-full`: it answers reads and has no room for a write;
 * - `refused`: it answers with another error of its own, such as a missing right;
 * - `slow`: it took longer than the limit of the query;
 * - `broken`: the disk failed under the embedded database, which answers nothing until the service is started again;
 * - `away`: there is no answer at all.
 */
export type DatabaseTrouble = 'read-only' | 'disk-full' | 'refused' | 'slow' | 'broken' | 'away'

/** Classifies an error of node-postgres or PGlite by its SQLSTATE; errors of the connection have none. */
export function databaseTrouble(error: unknown): DatabaseTrouble {
  if (isPanic(error)) return 'broken'
  const state = sqlState(error)
  if (state === '25006') return 'read-only'
  if (state === '53100') return 'disk-full'
  // Canceled by its own time limit, or by that of a lock.
  if (state === '57014' || state === '55P03' || isQueryTimeout(error)) return 'slow'
  // 08: the connection. 53: too many connections or no memory. 57P: shut down, crashed or starting.
  if (state === '' || /^(08|53|57P|58|XX)/.test(state)) return 'away'
  return 'refused'
}

/** The five characters with which Postgres names its error; empty for an error from elsewhere. */
export function sqlState(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Class 22: the database cannot hold these values, however often they are sent. */
export function isUnstorable(error: unknown): boolean {
  return sqlState(error).startsWith('22')
}

/** node-postgres gives its own time limit no code. */
function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** A failure after which the embedded Postgres must not be asked again, or the refusal to ask it again. */
function isPanic(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('severity' in error && error.severity === 'PANIC') || isPanic(error.cause)
}
