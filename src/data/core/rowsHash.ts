import { sha256Of } from './sha256'

/** All that is known of a row that may be damaged. */
export interface HashedRow {
  id: string
}

/**
 * SHA-256 in hexadecimal of rows in the order of their ids, as JSON, in which the order of fields counts: the
 * database keeps it. Null without Web Crypto.
 * @throws TypeError when a value is no JSON
 */
export function hashRows(rows: readonly HashedRow[]): Promise<string | null> {
  const inOrder = [...rows].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  return sha256Of(new TextEncoder().encode(JSON.stringify(inOrder)))
}
