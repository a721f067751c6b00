import type { VehicleStatus } from '#domain/vehicle/vehicle'

const SILENT: readonly VehicleStatus[] = [
  'nonConnected',
  'pendingConfiguration',
  'configurationError',
  // It connects at its first ignition, and that is still to come.
  'waitingForIgnition',
]

/** Whether a vehicle of this status sends readings; without any, every reading is null. */
export function sendsReadings(status: VehicleStatus): boolean {
  return !SILENT.includes(status)
}
