import type { Section } from '#domain/base/section'
import type { FeedEvent, FeedItem } from '#domain/notifications/feed'
import { minutesOfLine } from './feedLine'
import type { FeedVehicle } from './feedVehicle'

const PREFIX: Record<Section, string> = { fleet: 'ff', dealer: 'df' }

/** The item at `index` of a section's feed, at its time. */
export function feedItem(section: Section, index: number, vehicle: FeedVehicle, event: FeedEvent): FeedItem {
  return {
    id: `${PREFIX[section]}-${index + 1}`,
    section,
    vehicleId: vehicle.id,
    vehicle: vehicle.label,
    driverId: vehicle.driverId,
    driver: vehicle.driver,
    minutesAgo: minutesOfLine(index),
    event,
  }
}
