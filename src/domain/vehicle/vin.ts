/**
 * Vehicle identification numbers: format by ISO 3779 (17 characters, no I, O or Q), check digit and model
 * year by 49 CFR 565.15 (its tables III transliteration, IV weights, V check digit and VII model year), which
 * applies to every vehicle in the fleet's three countries.
 */
export const VIN_LENGTH = 17

/** Index of the check digit. */
export const VIN_CHECK_INDEX = 8

/** Characters allowed in a VIN; the check digit is only 0 to 9 or X. */
export const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The value of each character, in the order of VIN_CHARACTERS. */
const VALUES = '012345678912345678123457923456789'

/** Year codes repeat every 30 years, without I, O, Q, U, Z and 0. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'

export type VinProblem = 'length' | 'characters' | 'checkDigit'

/** A VIN as it is compared and stored: upper case, no white space or hyphens. */
export function normalizeVin(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** The value 0 to 9 of a character in the check sum; null for a character that is not allowed. */
export function vinCharacterValue(character: string): number | null {
  const at = character.length === 1 ? VIN_CHARACTERS.indexOf(character) : -1
  return at < 0 ? null : Number(VALUES[at])
}

/**
 * The check digit, `0` to `9` or `X`, for the ninth position; the current one there is ignored. Throws a
 * RangeError if `vin` does not have 17 characters or, elsewhere, has one that is not allowed (including lower
 * case).
 */
export function vinCheckDigit(vin: string): string {
  if (vin.length !== VIN_LENGTH) throw new RangeError(`A VIN has ${VIN_LENGTH} characters`)
  let sum = 0
  for (const [index, weight] of WEIGHTS.entries()) {
    if (index === VIN_CHECK_INDEX) continue
    const value = vinCharacterValue(vin.charAt(index))
    if (value === null) throw new RangeError(`A VIN has no "${vin.charAt(index)}"`)
    sum += value * weight
  }
  const rest = sum % 11
  return rest === 10 ? 'X' : String(rest)
}

/** The VIN with the right check digit in its ninth position. Throws as `vinCheckDigit` does. */
export function withCheckDigit(vin: string): string {
  return vin.slice(0, VIN_CHECK_INDEX) + vinCheckDigit(vin) + vin.slice(VIN_CHECK_INDEX + 1)
}

/**
 * What is wrong with a VIN, the most basic problem first; null if it is valid. Expects a normalized VIN:
 * lower case counts as a wrong character. A wrong check digit is a warning for typed VINs (docs/decisions.md
 * D18) and an error in our own data.
 */
export function vinProblem(vin: string): VinProblem | null {
  if (vin.length !== VIN_LENGTH) return 'length'
  for (const character of vin) if (vinCharacterValue(character) === null) return 'characters'
  return vin.charAt(VIN_CHECK_INDEX) === vinCheckDigit(vin) ? null : 'checkDigit'
}

/** Whether format and check digit are valid. */
export function isValidVin(vin: string): boolean {
  return vinProblem(vin) === null
}

/** The character in the tenth position for a model year: 2019 K, 2020 L, 2024 R. Throws a RangeError before 1980. */
export function vinYearCode(modelYear: number): string {
  const code = modelYear < 1980 ? undefined : YEAR_CODES[(modelYear - 1980) % YEAR_CODES.length]
  if (code === undefined) throw new RangeError(`No VIN year code for ${modelYear}`)
  return code
}

/** The two model years of the tenth position, 30 years apart: L is 1990 and 2020. Null for an invalid code. */
export function vinYearsOf(vin: string): [early: number, late: number] | null {
  const at = YEAR_CODES.indexOf(vin.charAt(9))
  return at < 0 || vin.length !== VIN_LENGTH ? null : [1980 + at, 1980 + at + YEAR_CODES.length]
}
