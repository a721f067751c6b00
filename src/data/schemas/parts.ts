import * as v from 'valibot'
import { TEXT_LANGUAGES } from '../../domain/localText'
import { isValidVin } from '../../domain/vin'

/** Pieces that the schemas of several subjects are made of. */

/** A text that says something and does not begin or end with white space. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(maxLength),
    v.check((value) => value === value.trim(), 'a text begins or ends with white space'),
  )

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A number from `min` to `max`. */
export const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))

export const percent = whole(0, 100)

/** An id of a prefix, a hyphen and a number from 1: `idOf('v')` is v-N. */
export const idOf = (prefix: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}-[1-9]\\d*$`), `an id here is ${prefix}-N`))

export const vin = v.pipe(v.string(), v.check(isValidVin, 'not a VIN, or its check digit is wrong'))

/** Longitude and latitude. */
export const lngLat = v.strictTuple([between(-180, 180), between(-90, 90)])

export const perRegion = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ us: schema, ca: schema, mx: schema })

/** A text in each language that the data is written in. */
export const localText = (maxLength: number) =>
  v.strictObject(v.entriesFromList(TEXT_LANGUAGES, text(maxLength)))

/** As far back as any history goes: sixty days shown, and sixty more to compare with (decision 23). */
export const minutesAgo = whole(0, 120 * 24 * 60)

/** A moment by the account's calendar; days to come are negative. */
export const dayTime = v.strictObject({ daysAgo: whole(-400, 4000), minuteOfDay: whole(0, 24 * 60 - 1) })

/** An e-mail address of a reserved example domain: nobody real is written to. */
export const exampleEmail = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.-]+@([a-z0-9-]+\.)*example(\.(com|org|net))?$/, 'not an address of an example domain'),
)
