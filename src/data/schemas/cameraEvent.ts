import * as v from 'valibot'
import { CAMERA_EVENT_KINDS, type CameraEvent, REVIEW_STATUSES } from '#domain/trips/cameraEvent'
import { CAMERA_FACINGS } from '#domain/vehicle/camera'
import type { Assignable } from './assignable'
import { integer, prefixedId } from './fields'

export const CameraEventSchema = v.strictObject({
  id: prefixedId('c'),
  tripId: prefixedId('t'),
  vehicleId: prefixedId('v'),
  driverId: prefixedId('u'),
  daysAgo: integer(0, 60),
  minute: integer(0, 1439),
  facing: v.picklist(CAMERA_FACINGS),
  kind: v.picklist(CAMERA_EVENT_KINDS),
  status: v.picklist(REVIEW_STATUSES),
})

type Output = v.InferOutput<typeof CameraEventSchema>
export type CameraEventRow = Assignable<Output, CameraEvent> & Assignable<CameraEvent, Output>
