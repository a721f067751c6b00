import type { MessageDescriptor } from '@lingui/core'
import type { SnapshotCategory } from '#domain/dashboard/dashboard'
import type { VehicleStatus } from '#domain/vehicle/vehicle'
import { HEALTH_LABELS, STATUS_LABELS } from '../../i18n/labels'
import type { Tone } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import { HEALTH_LOOKS } from './healthLooks'

/** Look of each connection status. */
export const STATUS_LOOKS: Record<VehicleStatus, { tone: Tone; icon: string }> = {
  connected: { tone: 'ok', icon: ICONS.wifi },
  nonConnected: { tone: 'unk', icon: ICONS.wifiOff },
  valid: { tone: 'ok', icon: ICONS.badgeCheck },
  pendingConfiguration: { tone: 'med', icon: ICONS.clock },
  configurationError: { tone: 'high', icon: ICONS.octagonAlert },
  waitingForIgnition: { tone: 'unk', icon: ICONS.keyRound },
}

/** Icon and name of a category of the vehicle snapshot. */
export function snapshotLook(category: SnapshotCategory): { icon: string; label: MessageDescriptor } {
  return category === 'noIssues'
    ? { icon: HEALTH_LOOKS.noIssues.icon, label: HEALTH_LABELS.noIssues }
    : { icon: STATUS_LOOKS[category].icon, label: STATUS_LABELS[category] }
}
