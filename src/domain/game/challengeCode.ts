import { SEED_BITS } from './deck'
import { DECKS, type Deck } from './gameTypes'

/** Contents of a challenge code (docs/game.md T4). */
export interface ChallengeCode {
  /** 20 bits. */
  seed: number
  deck: Deck
  /** Score of the run that made the code; up to 8,191. */
  score: number
}

/** Why a challenge code is invalid. */
export type CodeProblem = 'tooShort' | 'tooLong' | 'wrongCharacter' | 'wrongCheck'

/** Crockford's base 32: without I, L, O and U, which look like others or spell words. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 8

const SCORE_BITS = 13
const DECK_BITS = 2
const DATA_LENGTH = CODE_LENGTH - 1
/** Makes a code of only zeros invalid. */
const CHECK_OF_NOTHING = 21

/** The eight-character code of a run (docs/game.md T4): 20 bits of seed, 2 of deck, 13 of score, and a checksum. */
export function encodeChallenge({ seed, deck, score }: ChallengeCode): string {
  if (!isWhole(seed, SEED_BITS) || !isWhole(score, SCORE_BITS))
    throw new RangeError(`No challenge code holds seed ${seed} with score ${score}`)
  let rest = (seed * 2 ** DECK_BITS + DECKS.indexOf(deck)) * 2 ** SCORE_BITS + score
  const data: number[] = []
  for (let at = 0; at < DATA_LENGTH; at += 1) {
    data.unshift(rest % 32)
    rest = Math.floor(rest / 32)
  }
  return [...data, checkOf(data)].map((value) => CODE_ALPHABET[value]).join('')
}

/**
 * Decodes a typed code, or returns what is wrong with it (docs/game.md T4). Lower case, spaces, hyphens and
 * the look-alikes O, I and L are accepted; one wrong character and two swapped neighbors are always detected.
 */
export function decodeChallenge(text: string): ChallengeCode | { problem: CodeProblem } {
  const code = cleanCode(text)
  const values = [...code].map((character) => CODE_ALPHABET.indexOf(character))
  if (values.includes(-1)) return { problem: 'wrongCharacter' }
  if (values.length < CODE_LENGTH) return { problem: 'tooShort' }
  if (values.length > CODE_LENGTH) return { problem: 'tooLong' }
  const data = values.slice(0, DATA_LENGTH)
  const whole = data.reduce((sum, value) => sum * 32 + value, 0)
  const head = Math.floor(whole / 2 ** SCORE_BITS)
  const deck = DECKS[head % 2 ** DECK_BITS]
  if (deck === undefined || values[DATA_LENGTH] !== checkOf(data)) return { problem: 'wrongCheck' }
  return { seed: Math.floor(head / 2 ** DECK_BITS), deck, score: whole % 2 ** SCORE_BITS }
}

/** Normalizes a typed code: upper case, without spaces and hyphens, look-alikes as digits. */
export function cleanCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

function isWhole(value: number, bits: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** bits
}

/**
 * A checksum over the field of 32 elements: character n is weighted by the n-th power of a generator. All
 * these weights differ and none is 0, so one wrong character changes the sum, and so does a swap.
 */
function checkOf(data: readonly number[]): number {
  // Horner's rule: the checksum itself has the weight 1, its neighbor the first power.
  return data.reduce((sum, value) => double(sum ^ value), CHECK_OF_NOTHING)
}

/** Multiplies by the generator x, modulo x^5 + x^2 + 1. */
function double(value: number): number {
  const twice = value << 1
  return twice >= 32 ? twice ^ 0b100101 : twice
}
