/**
 * Vehicle identification numbers: form by ISO 3779 (17 characters, no I, O or Q), check digit and
 * model year by 49 CFR 565.15 (its tables III transliteration, IV weights, V check digit and
 * VII model year), which every vehicle of the fleet's three countries carries.
 */
export const VIN_LENGTH = 17

/** Where the check digit stands, counted from 0. */
export const VIN_CHECK_INDEX = 8

/** Every character that may stand in a VIN; the check digit alone is 0 to 9 or X. */
export const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The value of each character, in the order of VIN_CHARACTERS. */
const VALUES = '012345678912345678123457923456789'

/** Year codes repeat every 30 years; I, O, Q, U, Z and 0 are not among them. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'

export type VinProblem = 'length' | 'characters' | 'checkDigit'

/** A VIN as it is compared and stored: upper case, no white space or hyphens. */
export function normalizeVin(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** The value 0 to 9 that the check sum takes for a character; null for one that no VIN has. */
export function vinCharacterValue(character: string): number | null {
  const at = character.length === 1 ? VIN_CHARACTERS.indexOf(character) : -1
  return at < 0 ? null : Number(VALUES[at])
}

/**
 * The check digit, `0` to `9` or `X`, that belongs in the ninth place; what stands there now does
 * not count. Throws a RangeError when `vin` has not 17 characters or, elsewhere, one that no VIN has
 * (lower case is among these).
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

/** The same VIN with the right check digit in its ninth place. Throws as `vinCheckDigit` does. */
export function withCheckDigit(vin: string): string {
  return vin.slice(0, VIN_CHECK_INDEX) + vinCheckDigit(vin) + vin.slice(VIN_CHECK_INDEX + 1)
}

/**
 * What is wrong with a VIN, the plainest fault first; null when nothing is. Give it a normalized
 * VIN: lower case counts as a wrong character. A wrong check digit is a warning where a person
 * types (docs/decisions.md D18) and an error in our own data.
 */
export function vinProblem(vin: string): VinProblem | null {
  if (vin.length !== VIN_LENGTH) return 'length'
  for (const character of vin) if (vinCharacterValue(character) === null) return 'characters'
  return vin.charAt(VIN_CHECK_INDEX) === vinCheckDigit(vin) ? null : 'checkDigit'
}

/** Whether form and check digit are right. */
export function isValidVin(vin: string): boolean {
  return vinProblem(vin) === null
}

/** The character of the tenth place for a model year: 2019 K, 2020 L, 2024 R. Throws a RangeError before 1980. */
export function vinYearCode(modelYear: number): string {
  const code = modelYear < 1980 ? undefined : YEAR_CODES[(modelYear - 1980) % YEAR_CODES.length]
  if (code === undefined) throw new RangeError(`No VIN year code for ${modelYear}`)
  return code
}

/** The two model years of the tenth place, 30 years apart: L is 1990 and 2020. Null for a code of no year. */
export function vinYearsOf(vin: string): [early: number, late: number] | null {
  const at = YEAR_CODES.indexOf(vin.charAt(9))
  return at < 0 || vin.length !== VIN_LENGTH ? null : [1980 + at, 1980 + at + YEAR_CODES.length]
}
