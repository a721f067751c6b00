import type { Live } from '#domain/base/live'
import type { CameraEvent, ReviewStatus } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRows } from '../core/visitorChanges'

/** A camera event with its trip and driver. */
export interface CameraClip {
  event: CameraEvent
  trip: Trip
  /** Full name. */
  driver: string | null
}

/** The clips of all stored trips, newest day first. */
export function useCameraClips(): Live<CameraClip[]> {
  return useLiveQuery(cameraClipsQuery)
}

const cameraClipsQuery = storedQuery(['cameraEvents', 'trips', 'users'], async (db) => {
  const events = await db.cameraEvents.orderBy('daysAgo').toArray()
  const trips = await db.trips.bulkGet(events.map(({ tripId }) => tripId))
  const drivers = await db.users.bulkGet(events.map(({ driverId }) => driverId))
  return events.flatMap((event, at) => {
    const trip = trips[at]
    return trip ? [{ event, trip, driver: drivers[at]?.name ?? null }] : []
  })
})

/** Sets the review status of clips, until the visit is reset. */
export function reviewClips(ids: readonly string[], status: ReviewStatus): Promise<UndoableChange> {
  return changeRows(
    ['cameraEvents'],
    async (rows) => {
      for (const id of ids) {
        const event = await rows.get('cameraEvents', id)
        if (event) await rows.put('cameraEvents', { ...event, status })
      }
    },
    'each',
  )
}
