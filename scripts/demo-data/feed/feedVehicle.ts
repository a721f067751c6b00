import type { FleetUser } from '../../../src/domain/user'
import type { TirePressure, Vehicle } from '../../../src/domain/vehicle'

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

export function fromFleet(
  { id, label, driverId, status, details }: Vehicle,
  users: readonly FleetUser[],
): FeedVehicle {
  const { ev, fuel, oilLife, tirePressure, isDriveBlockEnabled } = details
  return {
    id,
    label,
    driverId,
    driver: users.find((user) => user.id === driverId)?.name ?? null,
    ev,
    fuel,
    oilLife,
    tirePressure,
    blocked: isDriveBlockEnabled,
    newlyEnrolled: status === 'waitingForIgnition' || status === 'pendingConfiguration',
    silent: status === 'nonConnected',
  }
}
