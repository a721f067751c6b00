import { lazy, Suspense } from 'react'
import { valueOr } from '#domain/base/live'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import { useTrip } from '../../../data/queries/trips'

/** Loaded on demand, because it includes the replay of a trip. */
const TripClip = lazy(() => import('../replay/TripClip').then(({ TripClip: it }) => ({ default: it })))

/** The clip of a camera event, in a dialog if it can be closed. */
export function WatchClip({ event, onClose }: { event: CameraEvent; onClose: (() => void) | null }) {
  const trip = valueOr(useTrip(event.tripId), null)
  return <Suspense>{trip && <TripClip trip={trip} eventId={event.id} onClose={onClose} />}</Suspense>
}
