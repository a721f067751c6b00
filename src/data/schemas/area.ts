import * as v from 'valibot'
import { AREA_KINDS, type MapArea } from '#domain/geofence/areas'
import type { Assignable } from './assignable'
import { prefixedId, text } from './fields'
import { ring } from './geofence'

export const AreaSchema = v.strictObject({
  id: prefixedId('ar'),
  region: v.picklist(['us', 'ca', 'mx']),
  kind: v.picklist(AREA_KINDS),
  name: text(40),
  code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country has two capital letters'))),
  illustrative: v.boolean(),
  ring,
})

type Output = v.InferOutput<typeof AreaSchema>
export type AreaRow = Assignable<Output, MapArea> & Assignable<MapArea, Output>
