import * as v from 'valibot'
import { SECTIONS } from '#domain/base/section'
import { AREA_KINDS, type MapArea } from '#domain/geofence/areas'
import { BOUNDARY_TYPES, crossesItself, type Geofence, MAX_FENCE_NAME } from '#domain/geofence/geofence'
import type { Assignable } from './assignable'
import { lngLat, numberBetween, perRegion, prefixedId, text } from './fields'

/** A closed ring that does not cross itself. */
const ring = v.pipe(
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

type GeofenceOutput = v.InferOutput<typeof GeofenceSchema>
export type GeofenceRow = Assignable<GeofenceOutput, Geofence> & Assignable<Geofence, GeofenceOutput>

export const AreaSchema = v.strictObject({
  id: prefixedId('ar'),
  region: v.picklist(['us', 'ca', 'mx']),
  kind: v.picklist(AREA_KINDS),
  name: text(40),
  code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country has two capital letters'))),
  illustrative: v.boolean(),
  ring,
})

type AreaOutput = v.InferOutput<typeof AreaSchema>
export type AreaRow = Assignable<AreaOutput, MapArea> & Assignable<MapArea, AreaOutput>
