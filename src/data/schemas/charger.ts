import * as v from 'valibot'
import { type Charger, PAYMENT_METHODS, PORT_TYPES } from '#domain/places/charger'
import type { Assignable } from './assignable'
import { integer, lngLat, numberBetween, perRegion, prefixedId, text } from './fields'
import { openingHours } from './place'

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

type Output = v.InferOutput<typeof ChargerSchema>
export type ChargerRow = Assignable<Output, Charger> & Assignable<Charger, Output>
