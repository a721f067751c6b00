import { type AnyVehicle, driverNameOf, isInventory } from '#domain/dealer/anyVehicle'
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
  /** Null for a vehicle that sends no data. */
  isIgnitionOn: boolean | null
  isBlocked: boolean
  state: DriveBlockState
  hindrance: DriveBlockHindrance | null
  /** Newest first. */
  log: readonly DriveBlockLogEntry[]
  /** The text that a search matches. */
  text: string
}

/** Whether the vehicle is blocked or can be. */
export function isAvailable({ hindrance, isBlocked }: Pick<BlockRow, 'hindrance' | 'isBlocked'>): boolean {
  return hindrance === null || isBlocked
}

/** The filter values of a row in a section. */
export function blockValues(row: BlockRow, section: BlockSection): readonly string[] {
  const { hindrance, isIgnitionOn, state } = row
  if (section === 'block') return [isAvailable(row) ? state : 'unavailable']
  const ignition = isIgnitionOn === null ? [] : [isIgnitionOn ? 'ignitionOn' : 'ignitionOff']
  return hindrance === null ? ignition : [...ignition, hindrance]
}

/** A vehicle's row. @param feed log entries from the feed for all vehicles, the newest first */
export function blockRow(vehicle: AnyVehicle, feed: readonly DriveBlockLogEntry[], text: string): BlockRow {
  const { id, label, image } = vehicle
  const facts = isInventory(vehicle) ? inventoryFacts(vehicle, feed) : fleetFacts(vehicle)
  const log = [...visitLog(vehicle), ...feed.filter(({ vehicleId }) => vehicleId === id)]
  return {
    id,
    label,
    image,
    model: modelText(vehicle),
    driver: driverNameOf(vehicle),
    isIgnitionOn: isReachable(facts.status) ? facts.isIgnitionOn : null,
    isBlocked: facts.isBlocked,
    state: driveBlockState({ ...facts, wasReleased: log[0]?.on === false }),
    hindrance: driveBlockHindrance(facts),
    log,
    text,
  }
}

type BlockFacts = Omit<BlockableVehicle, 'wasReleased'>

function fleetFacts({ status, details, addOns }: DrivenVehicle): BlockFacts {
  return {
    status,
    isBlocked: details.isDriveBlockEnabled,
    isIgnitionOn: details.isIgnitionOn,
    isLocationMasked: details.isLocationMasked,
    hasAdapter: addOns.adapter,
  }
}

/** An inventory vehicle does not report its ignition: it is on while the vehicle moves. */
function inventoryFacts(vehicle: DealerVehicle, feed: readonly DriveBlockLogEntry[]): BlockFacts {
  return {
    status: vehicle.status,
    isBlocked: isInventoryBlocked(vehicle, feed),
    isIgnitionOn: vehicle.details.map.us.speedMph > 0,
    isLocationMasked: false,
    hasAdapter: false,
  }
}
