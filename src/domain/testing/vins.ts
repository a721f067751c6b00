import fc from 'fast-check'
import { VIN_CHARACTERS, withCheckDigit } from '#domain/vehicle/vin'

const CHARACTERS = fc.constantFrom(...VIN_CHARACTERS)

/** VINs with a right check digit. */
export const soundVins = fc
  .array(CHARACTERS, { minLength: 17, maxLength: 17 })
  // At least one figure, as every VIN has in its serial number.
  .map((characters) => withCheckDigit(`${characters.slice(0, 16).join('')}7`))

/** Three that a test may name: Chevrolet of 2021, Ford of 2020, and a maker that no table knows. */
export const CHEVROLET = withCheckDigit('1GNSKBKC0MR900001')
export const FORD = withCheckDigit('1FTEW1E40LF900002')
export const UNKNOWN_MAKER = withCheckDigit('9BWZZZ3770P900003')
