import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DriveBlockState } from '#domain/vehicle/driveBlock'
import type { Tone } from '../../../ui/display/StatusLabel'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { ICONS } from '../../../ui/icons/icons'

/** How a vehicle's block stands, or that it can have none now. */
export type BlockStanding = DriveBlockState | 'unavailable'

/** How each state of a drive block reads and looks. */
export const BLOCK_LOOKS: Record<BlockStanding, { label: MessageDescriptor; tone: Tone; icon: string }> = {
  waiting: { label: msg`Requested, waiting for ignition off`, tone: 'med', icon: ICONS.clock },
  blocked: { label: msg`Blocked`, tone: 'high', icon: ICONS.lock },
  released: { label: msg`Released`, tone: 'ok', icon: ACTION_ICONS.unlock },
  free: { label: msg`Free to drive`, tone: 'ok', icon: ICONS.check },
  unavailable: { label: msg`Not available`, tone: 'unk', icon: ICONS.minus },
}

/** Values of the filter about what holds now. */
export const NOW_LABELS: Record<string, MessageDescriptor> = {
  ignitionOn: msg`Ignition on`,
  ignitionOff: msg`Ignition off`,
  silent: msg`Sends no data`,
  notEquipped: msg`Not equipped`,
  masked: msg`Location masked`,
}
