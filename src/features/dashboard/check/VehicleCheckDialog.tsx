import { useLingui } from '@lingui/react/macro'
import { useCapabilities } from '../../../state/capabilities'
import { Dialog } from '../../../ui/overlays/Dialog'
import { FleetCheck } from './FleetCheck'
import { InventoryCheck } from './InventoryCheck'

export interface VehicleCheckDialogProps {
  open: boolean
  onClose: () => void
}

/**
 * The vehicle check (docs/rules.md UI-08; docs/decisions.md Q12): who has which vehicle of the fleet or lot
 * in force.
 */
export function VehicleCheckDialog({ open, onClose }: VehicleCheckDialogProps) {
  const { t } = useLingui()
  const { inventory } = useCapabilities()
  return (
    <Dialog title={t`Vehicle check`} width="wide" isOpen={open} onClose={onClose}>
      {inventory ? <InventoryCheck /> : <FleetCheck />}
    </Dialog>
  )
}
