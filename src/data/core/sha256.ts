/** SHA-256 as hexadecimal; null without Web Crypto, as on plain http. */
export async function sha256Of(bytes: BufferSource): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
