import { useLingui } from '@lingui/react'
import type { VehicleStatus } from '#domain/vehicle/vehicle'
import { STATUS_LABELS } from '../../i18n/labels'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { STATUS_LOOKS } from './statusLooks'

/** A vehicle's connection status: icon and text. */
export function VehicleStatusLabel({ status, pill = false }: { status: VehicleStatus; pill?: boolean }) {
  const { _ } = useLingui()
  const { tone, icon } = STATUS_LOOKS[status]
  return (
    <StatusLabel tone={tone} icon={icon} pill={pill}>
      {_(STATUS_LABELS[status])}
    </StatusLabel>
  )
}
