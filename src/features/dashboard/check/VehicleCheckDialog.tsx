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
 * The vehicle check (docs/rules.md UI-08; docs/decisions.md Q12): lists the driver of each vehicle of the selected
 * fleet or lot.
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
