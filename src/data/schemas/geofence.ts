import * as v from 'valibot'
import { SECTIONS } from '#domain/base/section'
import { BOUNDARY_TYPES, crossesItself, type Geofence, MAX_FENCE_NAME } from '#domain/geofence/geofence'
import type { Assignable } from './assignable'
import { lngLat, numberBetween, perRegion, prefixedId, text } from './fields'

/** A closed ring that does not cross itself. */
export const ring = v.pipe(
  v.array(lngLat),
  v.minLength(4),
  v.check((corners) => String(corners[0]) === String(corners.at(-1)), 'a ring ends where it begins'),
  v.check((corners) => !crossesItself(corners), 'a ring crosses itself'),
)

const area = v.variant('type', [
  v.strictObject({ type: v.literal('Polygon'), coordinates: v.strictTuple([ring]) }),
  v.strictObject({ type: v.literal('Circle'), center: lngLat, radiusMi: numberBetween(0.05, 100) }),
])

export const GeofenceSchema = v.strictObject({
  id: prefixedId('g'),
  section: v.picklist(SECTIONS),
  boundary: v.picklist(BOUNDARY_TYPES),
  name: perRegion(text(MAX_FENCE_NAME)),
  area: perRegion(area),
})

type Output = v.InferOutput<typeof GeofenceSchema>
export type GeofenceRow = Assignable<Output, Geofence> & Assignable<Geofence, Output>
