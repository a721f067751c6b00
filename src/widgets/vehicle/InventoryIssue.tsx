import { useLingui } from '@lingui/react'
import { dealerFinding, FINDING_LEVELS } from '#domain/dealer/dealerHealth'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { DEALER_FINDING_LABELS } from '../../i18n/labelsInventory'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { HEALTH_LOOKS } from './healthLooks'

/** The most urgent issue of a vehicle in inventory; low oil and a low battery are the severe ones. */
export function InventoryIssue({ vehicle, pill = false }: { vehicle: DealerVehicle; pill?: boolean }) {
  const { _ } = useLingui()
  const finding = dealerFinding(vehicle)
  return (
    <StatusLabel {...HEALTH_LOOKS[FINDING_LEVELS[finding]]} pill={pill || finding === 'noData'}>
      {_(DEALER_FINDING_LABELS[finding])}
    </StatusLabel>
  )
}
