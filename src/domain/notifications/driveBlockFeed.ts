import type { DriveBlockLogEntry } from '#domain/vehicle/driveBlock'
import type { FeedItem } from './feed'

/** The drive block log from the feed: remote commands that enabled or disabled a vehicle. */
export function feedLog(items: readonly FeedItem[]): DriveBlockLogEntry[] {
  return items.flatMap(({ id, vehicleId, vehicle, minutesAgo, event }) =>
    event.kind === 'other'
      ? [
          {
            id,
            vehicleId,
            label: vehicle,
            on: event.title === 'Disable Vehicle',
            at: { minutesAgo },
            by: null,
          },
        ]
      : [],
  )
}
