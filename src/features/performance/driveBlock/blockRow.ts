import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { BlockSection } from '#domain/performance/driveBlockSearch'
import {
  type BlockableVehicle,
  type DriveBlockHindrance,
  type DriveBlockLogEntry,
  type DriveBlockState,
  driveBlockHindrance,
  driveBlockState,
  isInventoryBlocked,
  visitLog,
} from '#domain/vehicle/driveBlock'
import { isReachable } from '#domain/vehicle/remoteCommand'
import { type DrivenVehicle, modelText, type VehicleImage } from '#domain/vehicle/vehicle'

/** A vehicle of the list with its drive block. */
export interface BlockRow {
  id: string
  label: string
  image: VehicleImage
  model: string
  driver: string | null
  /** Null for a vehicle that sends nothing. */
  isIgnitionOn: boolean | null
  isBlocked: boolean
  state: DriveBlockState
  hindrance: DriveBlockHindrance | null
  /** Newest first. */
  log: readonly DriveBlockLogEntry[]
  /** What a search looks through. */
  text: string
}

/** Whether the row has a block to speak of: one in force, or one that could be set. */
export function isAvailable({ hindrance, isBlocked }: Pick<BlockRow, 'hindrance' | 'isBlocked'>): boolean {
  return hindrance === null || isBlocked
}

/** What a row has in a section. */
export function blockValues(row: BlockRow, section: BlockSection): readonly string[] {
  const { hindrance, isIgnitionOn, state } = row
  if (section === 'block') return [isAvailable(row) ? state : 'unavailable']
  const ignition = isIgnitionOn === null ? [] : [isIgnitionOn ? 'ignitionOn' : 'ignitionOff']
  return hindrance === null ? ignition : [...ignition, hindrance]
}

/** A fleet vehicle's row. @param feed what the feed says about all vehicles, the newest first */
export function fleetBlockRow(
  vehicle: DrivenVehicle,
  feed: readonly DriveBlockLogEntry[],
  text: string,
): BlockRow {
  const { status, details, addOns, driverName } = vehicle
  return blockRow(vehicle, feed, {
    text,
    driver: driverName,
    status,
    isBlocked: details.isDriveBlockEnabled,
    isIgnitionOn: details.isIgnitionOn,
    isLocationMasked: details.isLocationMasked,
    hasAdapter: addOns.adapter,
  })
}

/** An inventory vehicle's row; its ignition is on while it is on the move. */
export function inventoryBlockRow(
  vehicle: DealerVehicle,
  feed: readonly DriveBlockLogEntry[],
  text: string,
): BlockRow {
  const { status, details, assignedDriver } = vehicle
  return blockRow(vehicle, feed, {
    text,
    driver: assignedDriver,
    status,
    isBlocked: isInventoryBlocked(vehicle, feed),
    isIgnitionOn: details.map.us.speedMph > 0,
    isLocationMasked: false,
    hasAdapter: false,
  })
}

interface RowParts extends Omit<BlockableVehicle, 'wasReleased'> {
  text: string
  driver: string | null
}

function blockRow(
  vehicle: Pick<
    DrivenVehicle,
    'id' | 'label' | 'image' | 'makeName' | 'modelName' | 'modelYear' | 'driveBlockLog'
  >,
  feed: readonly DriveBlockLogEntry[],
  { text, driver, ...facts }: RowParts,
): BlockRow {
  const { id, label, image } = vehicle
  const log = [...visitLog(vehicle), ...feed.filter(({ vehicleId }) => vehicleId === id)]
  return {
    id,
    label,
    image,
    model: modelText(vehicle),
    driver,
    isIgnitionOn: isReachable(facts.status) ? facts.isIgnitionOn : null,
    isBlocked: facts.isBlocked,
    state: driveBlockState({ ...facts, wasReleased: log[0]?.on === false }),
    hindrance: driveBlockHindrance(facts),
    log,
    text,
  }
}
