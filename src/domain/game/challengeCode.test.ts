import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChallengeCode, decodeChallenge, encodeChallenge } from './challengeCode'
import { CODE_ALPHABET } from './codeText'
import { DECKS } from './gameTypes'

const codes = fc.record<ChallengeCode>({
  seed: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
  deck: fc.constantFrom(...DECKS),
  score: fc.integer({ min: 0, max: 8191 }),
})
const character = fc.constantFrom(...CODE_ALPHABET)
const WRONG = { problem: 'wrongCheck' }

describe('a challenge code', () => {
  it('has eight characters without look-alikes and says what it was made of', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const text = encodeChallenge(code)
        expect(text).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
        expect(decodeChallenge(text)).toEqual(code)
      }),
    )
  })

  it('is refused with any one character wrong', () => {
    fc.assert(
      fc.property(codes, fc.nat(7), character, (code, at, other) => {
        const text = encodeChallenge(code)
        fc.pre(text[at] !== other)
        expect(decodeChallenge(text.slice(0, at) + other + text.slice(at + 1))).toEqual(WRONG)
      }),
    )
  })

  it('is refused with any two neighbors swapped', () => {
    fc.assert(
      fc.property(codes, fc.nat(6), (code, at) => {
        const text = encodeChallenge(code)
        const [one, other] = [text.charAt(at), text.charAt(at + 1)]
        fc.pre(one !== other)
        expect(decodeChallenge(text.slice(0, at) + other + one + text.slice(at + 2))).toEqual(WRONG)
      }),
    )
  })

  it('may be typed in lower case, in groups, and with look-alikes', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const text = encodeChallenge(code)
        const typed = `${text.slice(0, 4)}-${text.slice(4)} `
          .replace(/0/g, 'O')
          .replace(/1/g, 'l')
          .toLowerCase()
        expect(decodeChallenge(typed)).toEqual(code)
        expect(decodeChallenge(text.replace(/1/g, 'I'))).toEqual(code)
      }),
    )
  })

  it.each([
    ['', 'tooShort'],
    ['ABCD', 'tooShort'],
    ['ABCD-EFG', 'tooShort'],
    ['ABCDEFGHJ', 'tooLong'],
    ['ABCDEFGU', 'wrongCharacter'],
    ['ABCD*', 'wrongCharacter'],
    ['ABCDÉFGH', 'wrongCharacter'],
    ['00000000', 'wrongCheck'],
    ['ZZZZZZZZ', 'wrongCheck'],
  ])('says of %j that it is %s', (text, problem) => {
    expect(decodeChallenge(text)).toEqual({ problem })
  })

  it('does not take any text for a code', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...CODE_ALPHABET, 'u', '-', 'é', '\u0000'), maxLength: 10 }),
        (text) => {
          const read = decodeChallenge(text)
          if ('problem' in read) return
          expect(encodeChallenge(read)).toHaveLength(8)
        },
      ),
    )
  })

  it.each([
    { seed: 2 ** 20, score: 0 },
    { seed: -1, score: 0 },
    { seed: 0.5, score: 0 },
    { seed: 0, score: 8192 },
    { seed: 0, score: Number.NaN },
  ])('holds no %o', ({ seed, score }) => {
    expect(() => encodeChallenge({ seed, deck: 'full', score })).toThrow(RangeError)
  })
})
