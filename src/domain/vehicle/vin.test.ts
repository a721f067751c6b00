import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isValidVin,
  normalizeVin,
  VIN_CHARACTERS,
  VIN_CHECK_INDEX,
  VIN_LENGTH,
  vinCharacterValue,
  vinCheckDigit,
  vinProblem,
  vinYearCode,
  withCheckDigit,
} from './vin'

const character = fc.constantFrom(...VIN_CHARACTERS)
const validVin = fc
  .array(character, { minLength: VIN_LENGTH, maxLength: VIN_LENGTH })
  .map((characters) => withCheckDigit(characters.join('')))
const replaceAt = (vin: string, at: number, by: string): string => vin.slice(0, at) + by + vin.slice(at + 1)

describe('check digit', () => {
  it('is X for the worked example 1M8GDM9A?KP042788', () => {
    expect(vinCheckDigit('1M8GDM9A?KP042788')).toBe('X')
  })

  it('is 1 for seventeen ones', () => {
    expect(vinCheckDigit('11111111111111111')).toBe('1')
  })

  it('verifies on every VIN that withCheckDigit made', () => {
    fc.assert(fc.property(validVin, isValidVin))
  })

  it('catches any one character changed to one of another value', () => {
    fc.assert(
      fc.property(validVin, fc.nat(VIN_LENGTH - 1), character, (vin, at, by) => {
        const old = vin.charAt(at)
        // In the check digit's own position characters count as themselves, elsewhere by their value.
        fc.pre(at === VIN_CHECK_INDEX ? by !== old : vinCharacterValue(by) !== vinCharacterValue(old))
        expect(vinProblem(replaceAt(vin, at, by))).toBe('checkDigit')
      }),
    )
  })

  it('cannot tell characters of one value apart', () => {
    fc.assert(
      fc.property(validVin, fc.nat(VIN_LENGTH - 1), character, (vin, at, by) => {
        fc.pre(at !== VIN_CHECK_INDEX && vinCharacterValue(by) === vinCharacterValue(vin.charAt(at)))
        return isValidVin(replaceAt(vin, at, by))
      }),
    )
  })

  it('catches two neighbors of different value that changed places', () => {
    fc.assert(
      fc.property(validVin, fc.nat(VIN_LENGTH - 2), (vin, at) => {
        fc.pre(at !== VIN_CHECK_INDEX && at + 1 !== VIN_CHECK_INDEX)
        const [left, right] = [vin.charAt(at), vin.charAt(at + 1)]
        fc.pre(vinCharacterValue(left) !== vinCharacterValue(right))
        return !isValidVin(replaceAt(replaceAt(vin, at, right), at + 1, left))
      }),
    )
  })

  it('does not depend on what stands in its place', () => {
    fc.assert(
      fc.property(
        validVin,
        character,
        (vin, by) => withCheckDigit(replaceAt(vin, VIN_CHECK_INDEX, by)) === vin,
      ),
    )
  })

  it('refuses a text of another length', () => {
    expect(() => vinCheckDigit('1M8GDM9A0KP04278')).toThrow('17 characters')
  })

  it('refuses a character that no VIN has', () => {
    expect(() => vinCheckDigit('IM8GDM9A0KP042788')).toThrow('"I"')
  })
})

describe('vinProblem', () => {
  it('names a wrong length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        fc.pre(text.length !== VIN_LENGTH)
        return vinProblem(text) === 'length'
      }),
    )
  })

  it.each(['I', 'O', 'Q', 'm', ' ', 'É'])('names the character %j, wherever it stands', (wrong) => {
    fc.assert(
      fc.property(
        validVin,
        fc.nat(VIN_LENGTH - 1),
        (vin, at) => vinProblem(replaceAt(vin, at, wrong)) === 'characters',
      ),
    )
  })

  it('finds nothing wrong with a real form', () => {
    expect(vinProblem('1M8GDM9AXKP042788')).toBeNull()
  })
})

describe('vinCharacterValue', () => {
  it('follows the transliteration table', () => {
    const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('').map((letter) => vinCharacterValue(letter))
    expect(letters).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('has none for an empty text', () => {
    expect(vinCharacterValue('')).toBeNull()
  })
})

describe('normalizeVin', () => {
  it('drops white space and hyphens and raises the case', () => {
    expect(normalizeVin(' 1m8gdm9a-xkp 042788\n')).toBe('1M8GDM9AXKP042788')
  })
})

describe('vinYearCode', () => {
  it('names the years of the demo fleet', () => {
    expect([2019, 2020, 2021, 2022, 2023, 2024].map(vinYearCode).join('')).toBe('KLMNPR')
  })

  it('begins again after thirty years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1980, max: 2100 }),
        (year) => vinYearCode(year) === vinYearCode(year + 30),
      ),
    )
  })

  it('refuses a year before the first code', () => {
    // A whole cycle before the first, where arithmetic alone would give a result.
    expect(() => vinYearCode(1950)).toThrow(RangeError)
  })

  it('refuses a year that is not whole', () => {
    expect(() => vinYearCode(2020.5)).toThrow(RangeError)
  })
})
