import type { DayTime } from '#domain/base/demoTime'
import type { DriveBlockCommand } from './driveBlockCommand'
import { isReachable } from './remoteCommand'
import type { Vehicle, VehicleStatus } from './vehicle'

/**
 * State of a drive block (docs/rules.md PE-06): waiting until the ignition is off, active, lifted, or never
 * requested.
 */
export const DRIVE_BLOCK_STATES = ['waiting', 'blocked', 'released', 'free'] as const
export type DriveBlockState = (typeof DRIVE_BLOCK_STATES)[number]

/** Why no command can be sent now; the most severe first. */
export type DriveBlockHindrance = 'silent' | 'notEquipped' | 'masked'

/** The fields of a fleet or inventory vehicle that determine its drive block. */
export interface BlockableVehicle {
  status: VehicleStatus
  isBlocked: boolean
  isIgnitionOn: boolean
  isLocationMasked: boolean
  /** Connected by a fleet adapter, which reads the vehicle but cannot control it. */
  hasAdapter: boolean
  /** Whether a block was lifted, in this visit or in the feed. */
  wasReleased: boolean
}

/** The state of a vehicle's drive block; a block takes effect at the next start, never while driving. */
export function driveBlockState({
  isBlocked,
  isIgnitionOn,
  wasReleased,
}: Pick<BlockableVehicle, 'isBlocked' | 'isIgnitionOn' | 'wasReleased'>): DriveBlockState {
  if (isBlocked) return isIgnitionOn ? 'waiting' : 'blocked'
  return wasReleased ? 'released' : 'free'
}

/**
 * Why a vehicle cannot be blocked or unblocked now; null if it can. A masked vehicle can be unblocked,
 * because its location is not needed for that.
 */
export function driveBlockHindrance(
  vehicle: Omit<BlockableVehicle, 'wasReleased'>,
): DriveBlockHindrance | null {
  if (!isReachable(vehicle.status)) return 'silent'
  if (vehicle.hasAdapter) return 'notEquipped'
  return vehicle.isLocationMasked && !vehicle.isBlocked ? 'masked' : null
}

export interface DriveBlockLogEntry {
  id: string
  vehicleId: string
  label: string
  on: boolean
  at: DayTime | { minutesAgo: number }
  /** Null if the feed does not say. */
  by: string | null
}

/** The commands of this visit for one vehicle, the newest first. */
export function visitLog({
  id,
  label,
  driveBlockLog = [],
}: Pick<Vehicle, 'id' | 'label' | 'driveBlockLog'>): DriveBlockLogEntry[] {
  return driveBlockLog
    .map((command, at) => ({ id: `${id}-${at}`, vehicleId: id, label, ...command }))
    .toReversed()
}

/**
 * Whether an inventory vehicle is blocked: by its last command of this visit, otherwise by its last feed item
 * (docs/decisions.md Q20: a dealer has the same commands).
 * @param feed items of the feed, the newest first
 */
export function isInventoryBlocked(
  vehicle: { id: string; driveBlockLog?: readonly DriveBlockCommand[] },
  feed: readonly DriveBlockLogEntry[],
): boolean {
  const own = vehicle.driveBlockLog?.at(-1)
  return own?.on ?? feed.find(({ vehicleId }) => vehicleId === vehicle.id)?.on ?? false
}
