/** Crockford's base 32: without I, L, O and U, which look like others or spell words. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bits of a score in a code: up to 8,191 points. */
export const SCORE_BITS = 13

/** Why a typed code is invalid. */
export type CodeProblem = 'tooShort' | 'tooLong' | 'wrongCharacter' | 'wrongCheck'

/** Writes whole numbers as a short text that a person can type, and reads it (docs/game.md T4). */
export interface CodeFormat<Field extends string> {
  /** Number of characters, the last of which is a check character. */
  length: number
  /** @throws RangeError if a number is not whole or needs more bits than it has */
  write(values: Readonly<Record<Field, number>>): string
  /**
   * The numbers of a typed code, or what is wrong with it. Lower case, spaces, hyphens and the look-alikes O, I and
   * L are accepted; one wrong character and two swapped neighbors are always detected.
   */
  read(text: string): Readonly<Record<Field, number>> | { problem: CodeProblem }
}

const BITS_OF_CHARACTER = 5
const CHARACTERS = 2 ** BITS_OF_CHARACTER
/** Makes a code of only zeros invalid. */
const CHECK_OF_NOTHING = 21

/** @param bits of each number, in the order in which they are written; a multiple of five in all, at most 50 */
export function codeFormat<Field extends string>(bits: Readonly<Record<Field, number>>): CodeFormat<Field> {
  const fields = Object.entries<number>(bits) as [Field, number][]
  const dataLength = fields.reduce((sum, [, size]) => sum + size, 0) / BITS_OF_CHARACTER
  const length = dataLength + 1

  function write(values: Readonly<Record<Field, number>>): string {
    let rest = 0
    for (const [field, size] of fields) {
      const value = values[field]
      if (!Number.isInteger(value) || value < 0 || value >= 2 ** size)
        throw new RangeError(`No code holds ${field} ${value}`)
      rest = rest * 2 ** size + value
    }
    const data: number[] = []
    for (let at = 0; at < dataLength; at += 1) {
      data.unshift(rest % CHARACTERS)
      rest = Math.floor(rest / CHARACTERS)
    }
    return [...data, checkOf(data)].map((value) => CODE_ALPHABET[value]).join('')
  }

  function read(text: string): Readonly<Record<Field, number>> | { problem: CodeProblem } {
    const characters = [...cleanCode(text)].map((character) => CODE_ALPHABET.indexOf(character))
    if (characters.includes(-1)) return { problem: 'wrongCharacter' }
    if (characters.length < length) return { problem: 'tooShort' }
    if (characters.length > length) return { problem: 'tooLong' }
    const data = characters.slice(0, dataLength)
    if (characters[dataLength] !== checkOf(data)) return { problem: 'wrongCheck' }
    let rest = data.reduce((sum, value) => sum * CHARACTERS + value, 0)
    const values = {} as Record<Field, number>
    for (const [field, size] of fields.toReversed()) {
      values[field] = rest % 2 ** size
      rest = Math.floor(rest / 2 ** size)
    }
    return values
  }

  return { length, write, read }
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
  return twice >= CHARACTERS ? twice ^ 0b100101 : twice
}
