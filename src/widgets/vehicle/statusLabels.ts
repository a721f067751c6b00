import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VehicleStatus } from '#domain/vehicle/vehicle'

/** Explanation of each connection status (docs/rules.md VE-04, VE-06). */
export const STATUS_DESCRIPTIONS: Record<VehicleStatus, MessageDescriptor> = {
  connected: msg`Sends readings and location while driving.`,
  valid: msg`Setup is verified and complete. It sends readings and is ready to drive.`,
  nonConnected: msg`No connection. It sends no readings and does not appear on the map.`,
  pendingConfiguration: msg`Added to the fleet. Setup is in progress, and readings will follow.`,
  configurationError: msg`Setup stopped with an error. No readings until it is fixed.`,
  waitingForIgnition: msg`Setup is complete. It will connect once the ignition is turned on.`,
}

/** What to do about a status, if anything. */
export const STATUS_STEPS: Partial<Record<VehicleStatus, MessageDescriptor>> = {
  nonConnected: msg`Start it where there is cell coverage. A vehicle without built-in hardware needs a fleet adapter.`,
  pendingConfiguration: msg`Nothing for now. If this continues, check that the VIN below matches the vehicle.`,
  configurationError: msg`Check that the VIN below matches the vehicle, then ask Support to set it up again.`,
  waitingForIgnition: msg`Turn on the ignition once, outdoors.`,
}
