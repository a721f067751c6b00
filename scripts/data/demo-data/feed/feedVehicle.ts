import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { Lot } from '#domain/dealer/lot'
import type { FleetUser } from '#domain/people/user'
import type { TirePressure, Vehicle } from '#domain/vehicle/vehicle'

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
  /** Whether it has a dual camera; null, here and below: its data do not say. */
  camera: boolean | null
  /** Whether its engine is blocked by command. */
  blocked: boolean | null
  /** Whether its place is not shown. */
  masked: boolean | null
  /** Lot that a dealer's vehicle stands on. */
  geofence: Lot | null
  /** Whether its set-up was begun and is not done: it was enrolled lately. */
  newlyEnrolled: boolean
  /** Null for one that is in transit. */
  addedDaysAgo: number | null
}

export function fromFleet(
  { id, label, driverId, status, addedDaysAgo, details }: Vehicle,
  users: readonly FleetUser[],
): FeedVehicle {
  const { ev, fuel, oilLife, tirePressure, isDriveBlockEnabled, isLocationMasked, camera } = details
  return {
    id,
    label,
    driverId,
    driver: users.find((user) => user.id === driverId)?.name ?? null,
    ev,
    fuel,
    oilLife,
    tirePressure,
    camera: camera !== null,
    blocked: isDriveBlockEnabled,
    masked: isLocationMasked,
    geofence: null,
    newlyEnrolled: status === 'waitingForIgnition' || status === 'pendingConfiguration',
    addedDaysAgo,
  }
}

/** A dealer's vehicle; who has it is none of the fleet's drivers. */
export function fromDealer({
  id,
  label,
  assignedDriver,
  status,
  geofence,
  addedDaysAgo,
  details,
  chargeLevel,
}: DealerVehicle): FeedVehicle {
  const { ev, fuel, oilLife, tirePressure } = details
  return {
    id,
    label,
    driverId: null,
    driver: assignedDriver,
    ev,
    fuel: ev ? chargeLevel : fuel,
    oilLife,
    tirePressure,
    camera: null,
    blocked: null,
    masked: null,
    geofence,
    newlyEnrolled: status === 'waitingForIgnition' || status === 'pendingConfiguration',
    addedDaysAgo,
  }
}
