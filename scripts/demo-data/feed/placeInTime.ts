import type { FeedEvent, FeedItem, FeedSection } from '../../../src/domain/feed'
import type { FeedLine } from './feedLine'
import { minutesOfLine } from './feedLine'
import type { FeedVehicle } from './feedVehicle'

/** Reads the event of a line that gives only its kind. */
export type ReadEvent = (
  kind: Extract<FeedLine['tells'], string>,
  vehicle: FeedVehicle,
  minutesAgo: number,
) => FeedEvent

const PREFIX: Record<FeedSection, string> = { fleet: 'ff', dealer: 'df' }

/** Lines as items, each at its time. Throws when a line names a vehicle that is not there. */
export function placeInTime(
  section: FeedSection,
  lines: readonly FeedLine[],
  vehicles: readonly FeedVehicle[],
  read: ReadEvent,
): FeedItem[] {
  const byLabel = new Map(vehicles.map((vehicle) => [vehicle.label, vehicle]))
  return lines.map(({ label, tells }, at) => {
    const vehicle = byLabel.get(label)
    if (!vehicle) throw new Error(`The feed names ${label}, which is not there`)
    const minutesAgo = minutesOfLine(at)
    return {
      id: `${PREFIX[section]}-${at + 1}`,
      section,
      vehicleId: vehicle.id,
      vehicle: label,
      driverId: vehicle.driverId,
      driver: vehicle.driver,
      minutesAgo,
      event: typeof tells === 'string' ? read(tells, vehicle, minutesAgo) : tells,
    }
  })
}
