import type { TirePressure, Vehicle } from '../../../src/domain/vehicle'
import { DRIVERS, fullName } from '../people'

/** What the feed needs to know about a vehicle, of the fleet or of a dealer. */
export interface FeedVehicle {
  id: string
  label: string
  driverId: string | null
  driver: string | null
  ev: boolean
  fuel: number | null
  oilLife: number | null
  tirePressure: TirePressure | null
  /** Whether its engine is blocked by command. */
  blocked: boolean
  /** Whether its set-up was begun and is not done: it was enrolled lately. */
  newlyEnrolled: boolean
  /** Whether it sends nothing any more. */
  silent: boolean
}

export function fromFleet({ id, label, driverName, status, details }: Vehicle): FeedVehicle {
  const at = DRIVERS.findIndex((driver) => fullName(driver) === driverName)
  const { ev, fuel, oilLife, tirePressure, isDriveBlockEnabled } = details
  return {
    id,
    label,
    driverId: at < 0 ? null : `u-${at + 1}`,
    driver: driverName,
    ev,
    fuel,
    oilLife,
    tirePressure,
    blocked: isDriveBlockEnabled,
    newlyEnrolled: status === 'waitingForIgnition' || status === 'pendingConfiguration',
    silent: status === 'nonConnected',
  }
}
