import * as v from 'valibot'
import { TEXT_LANGUAGES } from '../../domain/kiosk/localText'
import { MAX_FLEET_NAME } from '../../domain/vehicle/fleet'
import { HISTORY_DAYS } from '../../domain/vehicle/vehicleDays'
import { isValidVin } from '../../domain/vehicle/vin'

/** Building blocks that the row schemas share. */

/** A text that is there, without white space around it. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(maxLength),
    v.check((value) => value === value.trim(), 'a text begins or ends with white space'),
  )

/** A whole number within bounds, both included. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A number within bounds, both included. */
export const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))

export const percent = whole(0, 100)

/** One value for each region (docs/decisions.md D23). */
export const perRegion = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ us: schema, ca: schema, mx: schema })

/** An id of ours: a short prefix and a number from 1. */
export const idOf = (prefix: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}-[1-9]\\d*$`), `an id is ${prefix}-N`))

/** Days before the demo's today. */
export const daysAgo = whole(0, 10_000)

/** Longitude and latitude. */
export const lngLat = v.strictTuple([between(-180, 180), between(-90, 90)])

/** One of the pack's own fleets (docs/rules.md FL-02): that there is such a fleet is checked where the data is made. */
export const fleetName = text(MAX_FLEET_NAME)

/** Reserved for documentation by RFC 2606: no such mailbox exists. */
export const email = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/, 'an address ends in .example'),
)

/** Phone and address of each region, and the mailbox. */
export const contact = { email, phone: perRegion(text(24)), address: perRegion(text(120)) }

/** A text in each language that the data is written in. */
export const localText = (maxLength: number) =>
  v.strictObject(v.entriesFromList(TEXT_LANGUAGES, text(maxLength)))

export const vin = v.pipe(v.string(), v.check(isValidVin, 'not a VIN, or its check digit is wrong'))

/** Minutes before the demo's now. */
export const minutesAgo = whole(0, HISTORY_DAYS * 24 * 60)

/** A moment by the account's calendar; days to come are negative. */
export const dayTime = v.strictObject({ daysAgo: whole(-400, 10_000), minuteOfDay: whole(0, 24 * 60 - 1) })
