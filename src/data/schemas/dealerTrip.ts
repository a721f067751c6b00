import * as v from 'valibot'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { Assignable } from './assignable'
import {
  dayTime,
  integer,
  lngLat,
  minutesAgo,
  numberBetween,
  percent,
  perRegion,
  prefixedId,
  text,
} from './fields'
import { tripEvents } from './trips'

export const DealerTripSchema = v.strictObject({
  id: prefixedId('dt'),
  vehicleId: prefixedId('d'),
  vehicle: text(80),
  vehicleNumber: text(20),
  driver: text(80),
  ended: v.union([v.strictObject({ minutesAgo }), dayTime]),
  score: percent,
  distanceMi: numberBetween(0.1, 500),
  fuelEconomyMpg: numberBetween(1, 250),
  minutes: integer(1, 1440),
  idleMinutes: integer(0, 1440),
  ...tripEvents,
  zoom: numberBetween(1, 20),
  map: perRegion(
    v.strictObject({ startLocation: text(60), endLocation: text(60), start: lngLat, end: lngLat }),
  ),
})

type DealerTripOutput = v.InferOutput<typeof DealerTripSchema>
export type DealerTripRow = Assignable<DealerTripOutput, DealerTrip> &
  Assignable<DealerTrip, DealerTripOutput>
