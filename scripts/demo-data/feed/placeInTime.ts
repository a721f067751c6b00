import {
  FEED_SPACING_MINUTES,
  type FeedEvent,
  type FeedItem,
  type FeedSection,
} from '../../../src/domain/feed'
import type { FeedVehicle } from './feedVehicle'

/** What a vehicle tells, by its label. */
export type FeedLine = readonly [label: string, event: (vehicle: FeedVehicle) => FeedEvent]

const PREFIX: Record<FeedSection, string> = { fleet: 'ff', dealer: 'df' }

/**
 * Lines as items, the newest first, 30 minutes apart; the newest is 30 minutes old. Throws when a
 * line names a vehicle that is not there.
 */
export function placeInTime(
  section: FeedSection,
  lines: readonly FeedLine[],
  vehicles: readonly FeedVehicle[],
): FeedItem[] {
  const byLabel = new Map(vehicles.map((vehicle) => [vehicle.label, vehicle]))
  return lines.map(([label, event], at) => {
    const vehicle = byLabel.get(label)
    if (!vehicle) throw new Error(`The feed names ${label}, which is not there`)
    return {
      id: `${PREFIX[section]}-${at + 1}`,
      section,
      vehicleId: vehicle.id,
      vehicle: label,
      driverId: vehicle.driverId,
      driver: vehicle.driver,
      minutesAgo: FEED_SPACING_MINUTES * (at + 1),
      event: event(vehicle),
    }
  })
}
