import * as v from 'valibot'
import { PLACE_KINDS, type Place, WEEKDAYS } from '#domain/places/place'
import type { Assignable } from './assignable'
import { integer, lngLat, perRegion, prefixedId, text } from './fields'

const minuteOfDay = integer(0, 24 * 60)

/** Opening hours of a place or charger. */
export const openingHours = v.nullable(
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

type Output = v.InferOutput<typeof PlaceSchema>
export type PlaceRow = Assignable<Output, Place> & Assignable<Place, Output>
