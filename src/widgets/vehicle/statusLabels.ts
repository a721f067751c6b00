import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VehicleStatus } from '../../domain/vehicle/vehicle'

/** What each connection status means for who looks at the vehicle (docs/rules.md VE-04, VE-06). */
export const STATUS_MEANINGS: Record<VehicleStatus, MessageDescriptor> = {
  connected: msg`Sends its readings and location while it is driven.`,
  valid: msg`Setup is checked and complete: it sends readings and is ready to drive.`,
  nonConnected: msg`No connection: it sends no readings and is not on the map.`,
  pendingConfiguration: msg`Added to the fleet, setup still under way. Readings come after that.`,
  configurationError: msg`Setup stopped with an error. No readings until it is fixed.`,
  waitingForIgnition: msg`Setup is done. It connects once the ignition is turned on.`,
}

/** What to do about a status; nothing where all is well. */
export const STATUS_STEPS: Partial<Record<VehicleStatus, MessageDescriptor>> = {
  nonConnected: msg`Start it where there is mobile coverage. A vehicle without built-in hardware needs a fleet adapter.`,
  pendingConfiguration: msg`Nothing for now. If it stays like this, compare the VIN below with the vehicle’s.`,
  configurationError: msg`Compare the VIN below with the vehicle’s, then ask Support to set it up again.`,
  waitingForIgnition: msg`Turn the ignition on once, outdoors.`,
}
