import * as v from 'valibot'
import { TEXT_LANGUAGES } from '#domain/base/localText'
import { MAX_FLEET_NAME } from '#domain/vehicle/fleet'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { isValidVin, vinProblem } from '#domain/vehicle/vin'

/** Building blocks that the row schemas share. */

/** A non-empty text without surrounding white space. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(maxLength),
    v.check((value) => value === value.trim(), 'a text begins or ends with white space'),
  )

/** An integer within inclusive bounds. */
export const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A number within inclusive bounds. */
export const numberBetween = (min: number, max: number) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max))

export const percent = integer(0, 100)

/** One value for each region (docs/decisions.md D23). */
export const perRegion = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ us: schema, ca: schema, mx: schema })

/** An id: a short prefix and a number from 1. */
export const prefixedId = (prefix: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}-[1-9]\\d*$`), `an id is ${prefix}-N`))

/** Days before the demo's today. */
export const daysAgo = integer(0, 10_000)

/** Longitude and latitude. */
export const lngLat = v.strictTuple([numberBetween(-180, 180), numberBetween(-90, 90)])

/** A fleet name of the pack (docs/rules.md FL-02); the demo data build checks that the fleet exists. */
export const fleetName = text(MAX_FLEET_NAME)

/** A domain reserved for documentation by RFC 2606, so no such mailbox exists. */
export const email = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/, 'an address ends in .example'),
)

/** Phone and address by region, and the e-mail address. */
export const contact = { email, phone: perRegion(text(24)), address: perRegion(text(120)) }

/** A text in each language of the data. */
export const localText = (maxLength: number) =>
  v.strictObject(v.entriesFromList(TEXT_LANGUAGES, text(maxLength)))

/** A VIN as entered: a wrong check digit is only a warning (docs/decisions.md D18). */
export const writtenVin = v.pipe(
  v.string(),
  v.check((value) => (vinProblem(value) ?? 'checkDigit') === 'checkDigit', 'not a VIN'),
)

export const vin = v.pipe(v.string(), v.check(isValidVin, 'not a VIN, or its check digit is wrong'))

/** Minutes before the demo's now. */
export const minutesAgo = integer(0, HISTORY_DAYS * 24 * 60)

/** A time in the account's time zone; future days are negative. */
export const dayTime = v.strictObject({
  daysAgo: integer(-400, 10_000),
  minuteOfDay: integer(0, 24 * 60 - 1),
})
