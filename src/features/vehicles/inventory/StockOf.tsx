import { useLingui } from '@lingui/react'
import type { StockStatus } from '../../../domain/dealerVehicle'
import { STOCK_LABELS } from '../../../i18n/labelsStock'
import { ICONS } from '../../../ui/icons'
import { StatusLabel } from '../../../ui/StatusLabel'
import { STOCK_ICONS } from '../../../ui/stockIcons'

/** Whether it stands on the lots or is on its way. */
export function StockOf({ status }: { status: StockStatus }) {
  const { _ } = useLingui()
  const inTransit = status === 'inTransit'
  return (
    <StatusLabel
      tone={inTransit ? 'brand' : 'ok'}
      icon={inTransit ? STOCK_ICONS.truck : ICONS.circleCheck}
      pill
    >
      {_(STOCK_LABELS[status])}
    </StatusLabel>
  )
}
