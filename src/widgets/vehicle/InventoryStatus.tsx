import { useLingui } from '@lingui/react'
import type { StockStatus } from '#domain/dealer/dealerVehicle'
import { STOCK_LABELS } from '../../i18n/labelsInventory'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import { INVENTORY_ICONS } from '../../ui/icons/inventoryIcons'

/** Whether a vehicle is on the lot or in transit. */
export function InventoryStatus({ status }: { status: StockStatus }) {
  const { _ } = useLingui()
  const inTransit = status === 'inTransit'
  return (
    <StatusLabel
      tone={inTransit ? 'brand' : 'ok'}
      icon={inTransit ? INVENTORY_ICONS.truck : ICONS.circleCheck}
      pill
    >
      {_(STOCK_LABELS[status])}
    </StatusLabel>
  )
}
