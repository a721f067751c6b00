import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type DealerVehicle, inventoryLevel } from '../../domain/dealer/dealerVehicle'
import { HEALTH_LABELS } from '../../i18n/labels'
import { DEALER_ISSUE_LABELS } from '../../i18n/labelsInventory'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'

/** What a vehicle of the stock lacks most; low oil and a low battery are the grave ones. */
export function InventoryIssue({ vehicle, pill = false }: { vehicle: DealerVehicle; pill?: boolean }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { health } = vehicle
  if (health !== null) {
    const grave = health === 'lowBattery' || health === 'lowOil'
    return (
      <StatusLabel
        tone={grave ? 'high' : 'med'}
        icon={grave ? ICONS.octagonAlert : ICONS.triangleAlert}
        pill={pill}
      >
        {_(DEALER_ISSUE_LABELS[health])}
      </StatusLabel>
    )
  }
  if (inventoryLevel(vehicle) === null) {
    return <StatusLabel tone="unk" icon={ICONS.circleQuestionMark} pill={pill}>{t`No data`}</StatusLabel>
  }
  return (
    <StatusLabel tone="ok" icon={ICONS.circleCheck} pill={pill}>
      {_(HEALTH_LABELS.noIssues)}
    </StatusLabel>
  )
}
