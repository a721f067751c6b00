import { assert, dictionary, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOKEN_CHARACTERS, tokenExpiryMs, tokenState } from './sessionToken'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenWith = (claims: unknown) => `${part({ alg: 'none' })}.${part(claims)}.signature`
const NOW = Date.UTC(2026, 4, 1)

describe('the expiry claim', () => {
  it('is read from the token, in seconds', () => {
    expect(tokenExpiryMs(tokenWith({ exp: NOW / 1_000 }))).toBe(NOW)
  })

  it('is read behind a scheme, and among claims of any language', () => {
    expect(tokenExpiryMs(`Bearer ${tokenWith({ name: 'Zoë Núñez-Østergård 車', exp: 12 })}`)).toBe(12_000)
  })

  it.each(['', 'opaque', 'a.b.c', 'a..c', tokenWith({}), tokenWith({ exp: 'soon' }), tokenWith(null)])(
    'is missing in %j',
    (token) => expect(tokenExpiryMs(token)).toBeNull(),
  )

  it('comes back from any claims, and no text makes it throw', () => {
    assert(
      property(dictionary(string(), string()), integer(), (claims, exp) => {
        expect(tokenExpiryMs(tokenWith({ ...claims, exp }))).toBe(exp * 1_000)
      }),
    )
    assert(property(string(), (text) => void tokenExpiryMs(text)))
  })
})

describe('a token', () => {
  it.each([
    [null, { kind: 'none' }],
    ['', { kind: 'none' }],
    ['a\nb', { kind: 'none' }],
    ['ключ', { kind: 'none' }],
    ['opaque', { kind: 'valid', untilMs: null }],
    [tokenWith({ exp: NOW / 1_000 + 1 }), { kind: 'valid', untilMs: NOW + 1_000 }],
    [tokenWith({ exp: NOW / 1_000 }), { kind: 'expired', sinceMs: NOW }],
  ])('%s is %j', (token, state) => expect(tokenState(token, NOW)).toEqual(state))

  it('of more characters than a request can carry says so', () => {
    expect(tokenState('a'.repeat(TOKEN_CHARACTERS), NOW).kind).toBe('valid')
    expect(tokenState('a'.repeat(8_001), NOW)).toEqual({ kind: 'tooLong', characters: 8_001 })
  })
})
