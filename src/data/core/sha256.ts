import { compareTexts } from '#domain/base/compareTexts'

/** SHA-256 as hexadecimal; null without Web Crypto, as on plain http. */
export async function sha256Of(bytes: BufferSource): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The only known field of a row that may be damaged. */
export interface HashedRow {
  id: string
}

/**
 * SHA-256 as hexadecimal of rows sorted by id, as JSON including the order of fields, which the database
 * keeps. Null without Web Crypto.
 * @throws TypeError when a value cannot be converted to JSON
 */
export function hashRows(rows: readonly HashedRow[]): Promise<string | null> {
  const inOrder = [...rows].sort((a, b) => compareTexts(a.id, b.id))
  return sha256Of(new TextEncoder().encode(JSON.stringify(inOrder)))
}
