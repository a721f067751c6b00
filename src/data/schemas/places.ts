import * as v from 'valibot'
import { type Charger, PAYMENT_METHODS, PORT_TYPES } from '#domain/places/charger'
import { PLACE_KINDS, type Place, WEEKDAYS } from '#domain/places/place'
import { WEATHER_KINDS, type WeatherDay } from '#domain/places/weatherDay'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import type { Assignable } from './assignable'
import { integer, lngLat, numberBetween, perRegion, prefixedId, text } from './fields'

const minuteOfDay = integer(0, 24 * 60)

/** Opening hours of a place or charger. */
const openingHours = v.nullable(
  v.strictObject({ opens: minuteOfDay, closes: minuteOfDay, closedOn: v.array(v.picklist(WEEKDAYS)) }),
)

export const PlaceSchema = v.strictObject({
  id: prefixedId('p'),
  kind: v.picklist(PLACE_KINDS),
  name: perRegion(text(60)),
  address: perRegion(text(120)),
  phone: perRegion(text(24)),
  hours: openingHours,
  position: perRegion(lngLat),
})

type PlaceOutput = v.InferOutput<typeof PlaceSchema>
export type PlaceRow = Assignable<PlaceOutput, Place> & Assignable<Place, PlaceOutput>

export const ChargerSchema = v.strictObject({
  id: prefixedId('ch'),
  clickable: v.boolean(),
  map: perRegion(v.strictObject({ icon: v.literal('charger'), position: lngLat })),
  brand: text(40),
  name: perRegion(text(60)),
  location: perRegion(text(120)),
  hours: openingHours,
  paymentMethods: v.pipe(v.array(v.picklist(PAYMENT_METHODS)), v.minLength(1)),
  phone: perRegion(text(24)),
  // A domain reserved by RFC 2606, so no such site exists.
  website: v.pipe(v.string(), v.regex(/^https:\/\/[a-z-]+\.example$/, 'an address ends in .example')),
  unknown: v.boolean(),
  ports: v.pipe(
    v.array(
      v.strictObject({
        available: v.boolean(),
        type: v.picklist(PORT_TYPES),
        rating: integer(3, 400),
        cost: numberBetween(0, 2),
      }),
    ),
    v.minLength(1),
  ),
})

type ChargerOutput = v.InferOutput<typeof ChargerSchema>
export type ChargerRow = Assignable<ChargerOutput, Charger> & Assignable<Charger, ChargerOutput>

export const WeatherDaySchema = v.strictObject({
  id: prefixedId('w'),
  daysAgo: integer(1, HISTORY_DAYS),
  kind: v.picklist(WEATHER_KINDS),
})

type WeatherDayOutput = v.InferOutput<typeof WeatherDaySchema>
export type WeatherDayRow = Assignable<WeatherDayOutput, WeatherDay> &
  Assignable<WeatherDay, WeatherDayOutput>
