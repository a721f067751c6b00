import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, decodeAnswer, encodeAnswer } from './answerCode'
import type { ChallengeCode } from './challengeCode'
import { CODE_ALPHABET } from './codeText'
import { DECKS } from './gameTypes'

const challenges = fc.record<ChallengeCode>({
  seed: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
  deck: fc.constantFrom(...DECKS),
  score: fc.integer({ min: 0, max: 8191 }),
})
const answers = fc.record<Answer>({
  score: fc.integer({ min: 0, max: 8191 }),
  found: fc.integer({ min: 0, max: 16 }),
})
const A_CHALLENGE: ChallengeCode = { seed: 77, deck: 'full', score: 2338 }
const WRONG = { problem: 'wrongCheck' }

describe('an answer code', () => {
  it('has six characters and gives its result to the challenge that it answers', () => {
    fc.assert(
      fc.property(answers, challenges, (answer, challenge) => {
        const text = encodeAnswer(answer, challenge)
        expect(text).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
        expect(decodeAnswer(text, challenge)).toEqual(answer)
      }),
    )
  })

  it('is refused with any one character wrong', () => {
    fc.assert(
      fc.property(
        answers,
        challenges,
        fc.nat(5),
        fc.constantFrom(...CODE_ALPHABET),
        (answer, challenge, at, other) => {
          const text = encodeAnswer(answer, challenge)
          fc.pre(text[at] !== other)
          expect(decodeAnswer(text.slice(0, at) + other + text.slice(at + 1), challenge)).toEqual(WRONG)
        },
      ),
    )
  })

  it('is refused with any two neighbors swapped', () => {
    fc.assert(
      fc.property(answers, challenges, fc.nat(4), (answer, challenge, at) => {
        const text = encodeAnswer(answer, challenge)
        const [one, other] = [text.charAt(at), text.charAt(at + 1)]
        fc.pre(one !== other)
        expect(decodeAnswer(text.slice(0, at) + other + one + text.slice(at + 2), challenge)).toEqual(WRONG)
      }),
    )
  })

  it('is refused by nearly every other challenge', () => {
    const text = encodeAnswer({ score: 2500, found: 9 }, A_CHALLENGE)
    const others = fc.sample(challenges, { numRuns: 2000, seed: 5 })
    const refused = others.filter((other) => 'problem' in decodeAnswer(text, other))
    expect(refused.length).toBeGreaterThan(0.98 * others.length)
    const [other = A_CHALLENGE] = refused
    expect(decodeAnswer(text, other)).toEqual({ problem: 'otherChallenge' })
  })

  it.each([
    ['', 'tooShort'],
    ['ABC-DE', 'tooShort'],
    ['ABCDEFG', 'tooLong'],
    ['ABCDEU', 'wrongCharacter'],
    ['000000', 'wrongCheck'],
  ])('says of %j that it is %s', (text, problem) => {
    expect(decodeAnswer(text, A_CHALLENGE)).toEqual({ problem })
  })

  it('may be typed in lower case, in groups, and with look-alikes', () => {
    fc.assert(
      fc.property(answers, challenges, (answer, challenge) => {
        const text = encodeAnswer(answer, challenge)
        const typed = `${text.slice(0, 3)}-${text.slice(3)} `
          .replace(/0/g, 'o')
          .replace(/1/g, 'l')
          .toLowerCase()
        expect(decodeAnswer(typed, challenge)).toEqual(answer)
      }),
    )
  })

  it('holds no result that no run has', () => {
    expect(() => encodeAnswer({ score: 8192, found: 1 }, A_CHALLENGE)).toThrow(RangeError)
    expect(() => encodeAnswer({ score: 1, found: 0.5 }, A_CHALLENGE)).toThrow(RangeError)
    expect(decodeAnswer(encodeAnswer({ score: 1, found: 17 }, A_CHALLENGE), A_CHALLENGE)).toEqual(WRONG)
  })
})
