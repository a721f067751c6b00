import * as v from 'valibot'
import type { LiveFeedItem, VehicleMove } from '#domain/live/liveEvents'
import { FeedItemSchema } from '../../data/schemas/feed'
import { lngLat, numberBetween, perRegion } from '../../data/schemas/fields'

/** So many vehicles in one event; no fleet of the demo has as many. */
const MOST_MOVES = 500

/** What the live connection tells is checked like any file: it comes from outside. */
export const LiveFeedItemSchema: v.GenericSchema<unknown, LiveFeedItem> = v.omit(FeedItemSchema, [
  'id',
  'minutesAgo',
])

export const VehicleMovesSchema: v.GenericSchema<unknown, VehicleMove[]> = v.pipe(
  v.array(
    v.strictObject({
      vehicleId: v.pipe(v.string(), v.regex(/^[vd]-[1-9]\d{0,5}$/)),
      speedMph: numberBetween(0, 200),
      map: perRegion(
        v.strictObject({
          position: lngLat,
          rotationDeg: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
        }),
      ),
    }),
  ),
  v.maxLength(MOST_MOVES),
)
