import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mapLive } from '#domain/base/live'
import { checkList } from '#domain/dashboard/vehicleCheck'
import { Dialog } from '../../../ui/overlays/Dialog'
import { useScopeVehicles, useVehicleScope } from '../../../widgets/scope/useVehicleScope'
import { CheckList } from './CheckList'

export interface VehicleCheckDialogProps {
  open: boolean
  onClose: () => void
}

/**
 * The vehicle check (docs/rules.md UI-08; docs/decisions.md Q12): lists the driver of each vehicle of the selected
 * fleet or lot.
 */
export function VehicleCheckDialog({ open, onClose }: VehicleCheckDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Vehicle check`} width="wide" isOpen={open} onClose={onClose}>
      <ScopeCheck />
    </Dialog>
  )
}

function ScopeCheck() {
  const vehicles = useScopeVehicles(useVehicleScope())
  const rows = useMemo(() => mapLive(vehicles, checkList), [vehicles])
  return <CheckList rows={rows} />
}
