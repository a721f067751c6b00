import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { type CameraEvent, facingForEvent, REVIEW_STATUSES } from '#domain/trips/cameraEvent'
import { buildTrips } from './fleetTrips'
import { cameraKinds, clipId } from './trips'

/** The cameraEvents dataset: one row for each event that a trip counts. */
export function buildCameraEvents(): CameraEvent[] {
  return buildTrips().flatMap(({ id, vehicleId, driverId, daysAgo, camera, dots }) =>
    cameraKinds({ camera: camera ?? null }).map((kind, index) => {
      const eventId = clipId(id, index)
      const random = seededRandom(seedOf(`camera event ${eventId}`))
      return {
        id: eventId,
        tripId: id,
        vehicleId,
        driverId,
        daysAgo,
        minute: dots.find(({ video }) => video === eventId)?.minute ?? 0,
        facing: facingForEvent(kind),
        kind,
        // What is of today nobody has looked at yet.
        status: daysAgo === 0 ? 'new' : random.pick(REVIEW_STATUSES),
      }
    }),
  )
}
