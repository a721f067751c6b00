import { sectionOfVehicle } from '#domain/dealer/anyVehicle'
import type { DriveBlockCommand } from '#domain/vehicle/driveBlockCommand'
import type { UndoableChange } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/**
 * Blocks or frees a vehicle of a fleet or of an inventory, whose last command says whether it is blocked, and notes
 * who did, until the visit is reset. The same command again changes nothing.
 */
export function setDriveBlock(id: string, command: DriveBlockCommand): Promise<UndoableChange> {
  if (sectionOfVehicle(id) === 'dealer')
    return changeRow('dealerVehicles', id, (vehicle) =>
      vehicle.driveBlockLog?.at(-1)?.on === command.on
        ? vehicle
        : { ...vehicle, driveBlockLog: [...(vehicle.driveBlockLog ?? []), command] },
    )
  return changeRow('vehicles', id, (vehicle) =>
    vehicle.details.isDriveBlockEnabled === command.on
      ? vehicle
      : {
          ...vehicle,
          driveBlockLog: [...(vehicle.driveBlockLog ?? []), command],
          details: { ...vehicle.details, isDriveBlockEnabled: command.on },
        },
  )
}
