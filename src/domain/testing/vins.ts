import fc from 'fast-check'
import { VIN_CHARACTERS, withCheckDigit } from '#domain/vehicle/vin'

const CHARACTERS = fc.constantFrom(...VIN_CHARACTERS)

/** VINs with a valid check digit. */
export const soundVins = fc
  .array(CHARACTERS, { minLength: 17, maxLength: 17 })
  // At least one digit, as in the serial number of every VIN.
  .map((characters) => withCheckDigit(`${characters.slice(0, 16).join('')}7`))

/** For tests: Chevrolet of 2021, Ford of 2020, and an unknown maker. */
export const CHEVROLET = withCheckDigit('1GNSKBKC0MR900001')
export const FORD = withCheckDigit('1FTEW1E40LF900002')
export const UNKNOWN_MAKER = withCheckDigit('9BWZZZ3770P900003')
