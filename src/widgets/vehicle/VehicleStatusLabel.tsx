import { useLingui } from '@lingui/react'
import type { VehicleStatus } from '#domain/vehicle/vehicle'
import { STATUS_LABELS } from '../../i18n/labels'
import { StatusLabel, type Tone } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'

const LOOKS: Record<VehicleStatus, { tone: Tone; icon: string }> = {
  connected: { tone: 'ok', icon: ICONS.wifi },
  nonConnected: { tone: 'unk', icon: ICONS.wifiOff },
  valid: { tone: 'ok', icon: ICONS.badgeCheck },
  pendingConfiguration: { tone: 'med', icon: ICONS.clock },
  configurationError: { tone: 'high', icon: ICONS.octagonAlert },
  waitingForIgnition: { tone: 'unk', icon: ICONS.keyRound },
}

/** A vehicle's connection status: icon and text. */
export function VehicleStatusLabel({ status, pill = false }: { status: VehicleStatus; pill?: boolean }) {
  const { _ } = useLingui()
  const { tone, icon } = LOOKS[status]
  return (
    <StatusLabel tone={tone} icon={icon} pill={pill}>
      {_(STATUS_LABELS[status])}
    </StatusLabel>
  )
}
