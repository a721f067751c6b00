import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VehicleStatus } from '../../domain/vehicle'

/** What each connection status means for who looks at the vehicle; the spec names them only (section 4). */
export const STATUS_MEANINGS: Record<VehicleStatus, MessageDescriptor> = {
  connected: msg`It sends its readings and its place as it is driven.`,
  valid: msg`Its setup is checked and complete: it sends readings and is ready to drive.`,
  nonConnected: msg`It has no connection: it sends no readings and is not on the map.`,
  pendingConfiguration: msg`It was added to the fleet, and its setup is still under way. Readings come after that.`,
  configurationError: msg`Its setup stopped with an error. It sends no readings until that is solved.`,
  waitingForIgnition: msg`Its setup is done. It counts as connected once the ignition has been turned on.`,
}

/** What to do about a status; nothing where all is well. */
export const STATUS_STEPS: Partial<Record<VehicleStatus, MessageDescriptor>> = {
  nonConnected: msg`Start it where there is mobile coverage. A vehicle without built-in hardware needs a fleet adapter.`,
  pendingConfiguration: msg`Nothing for now. If it stays like this, compare the VIN below with the vehicle’s.`,
  configurationError: msg`Compare the VIN below with the vehicle’s, then ask Support to set it up again.`,
  waitingForIgnition: msg`Turn the ignition on once, outdoors.`,
}
