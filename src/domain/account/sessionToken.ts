/** The stored token: none, valid until its expiry claim, or expired. */
export type TokenState =
  | { kind: 'none' }
  /** `untilMs` is null for a token without a readable expiry claim. */
  | { kind: 'valid'; untilMs: number | null }
  | { kind: 'expired'; sinceMs: number }
  /** Longer than a request header can be; it is not sent. */
  | { kind: 'tooLong'; characters: number }

/** Common servers accept headers up to 8 KiB, including the name. */
export const TOKEN_CHARACTERS = 8_000

/** Characters allowed in a header: printable ASCII. */
const HEADER_TEXT = /^[\x21-\x7e][\x20-\x7e]*$/

/** The state of a token at a given time (docs/rules.md AP-06). */
export function tokenState(token: string | null, nowMs: number): TokenState {
  if (!token || !HEADER_TEXT.test(token)) return { kind: 'none' }
  if (token.length > TOKEN_CHARACTERS) return { kind: 'tooLong', characters: token.length }
  const expiresMs = tokenExpiryMs(token)
  if (expiresMs !== null && expiresMs <= nowMs) return { kind: 'expired', sinceMs: expiresMs }
  return { kind: 'valid', untilMs: expiresMs }
}

/**
 * The expiry claim of a JSON Web Token, in milliseconds since 1970; a scheme such as `Bearer` may precede it.
 * Null for a token without one and for other text.
 */
export function tokenExpiryMs(token: string): number | null {
  const payload = token.trim().split(/\s+/).at(-1)?.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(base64UrlText(payload))
    const expiry = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null
    const expiresMs = typeof expiry === 'number' ? expiry * 1_000 : Number.NaN
    return Number.isFinite(expiresMs) ? expiresMs : null
  } catch {
    return null
  }
}

function base64UrlText(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}
