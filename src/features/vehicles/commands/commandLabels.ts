import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HornStopReason, LiveCommand, RemoteCommand } from '#domain/vehicle/remoteCommand'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { ICONS } from '../../../ui/icons/icons'
import { VEHICLE_ICONS } from '../../../ui/icons/vehicle/vehicleIcons'

/** What each command's button says and shows. */
export const COMMAND_LOOKS: Record<RemoteCommand, { label: MessageDescriptor; icon: string }> = {
  lock: { label: msg`Lock doors`, icon: ICONS.lock },
  unlock: { label: msg`Unlock doors`, icon: ACTION_ICONS.unlock },
  start: { label: msg({ context: 'remote command', message: 'Start' }), icon: VEHICLE_ICONS.power },
  hornOn: { label: msg`Horn and lights on`, icon: ICONS.megaphone },
  hornOff: { label: msg`Horn and lights off`, icon: ACTION_ICONS.megaphoneOff },
  stop: { label: msg({ context: 'remote command', message: 'Stop' }), icon: VEHICLE_ICONS.powerOff },
}

/** Success, in exactly these words (docs/rules.md VD-13 to VD-16). */
export const SUCCESS_MESSAGES: Record<LiveCommand, MessageDescriptor> = {
  lock: msg`Success: Lock Doors is activated`,
  unlock: msg`Success: Unlock Doors is activated`,
  hornOn: msg`Success: Horn and Lights ON is activated`,
  hornOff: msg`Success: Horn and Lights OFF is activated`,
}

/** Horn and lights while they are off, by what ended them. */
export const HORN_END_MESSAGES: Record<HornStopReason, MessageDescriptor> = {
  time: msg`Off: 30 seconds elapsed`,
  command: msg({ context: 'horn and lights', message: 'Off' }),
  doorOpened: msg`Off: driver door opened`,
  ignitionOn: msg`Off: ignition turned on`,
}
