import * as v from 'valibot'
import type { TripPaths } from '#domain/trips/tripPath'
import type { Assignable } from './assignable'
import { numberBetween, text } from './fields'

/** Long texts: their format is checked when they are made, and when they are read. */
const path = v.strictObject({
  miles: numberBetween(0, 500),
  line: v.pipe(v.string(), v.nonEmpty()),
  roads: v.pipe(v.string(), v.nonEmpty()),
  dots: v.string(),
})

export const TripPathsSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^(us|ca|mx)\/[vd]-[1-9]\d*$/, 'an id is region/vehicle')),
  region: v.picklist(['us', 'ca', 'mx']),
  vehicleId: v.pipe(v.string(), v.regex(/^[vd]-[1-9]\d*$/, 'an id is v-N or d-N')),
  names: v.array(text(80)),
  trips: v.record(v.string(), path),
})

type Output = v.InferOutput<typeof TripPathsSchema>
export type TripPathsRow = Assignable<Output, TripPaths> & Assignable<TripPaths, Output>
