import { useLingui } from '@lingui/react/macro'
import type { VehicleEventsSearch } from '#domain/performance/vehicleEventsSearch'
import type { WindowDays } from '#domain/vehicle/score'
import { useCapabilities } from '../../../../state/capabilities'
import { LockedScreen } from '../../../../widgets/upgrade/LockedScreen'
import { FleetVehicleEvents } from './FleetVehicleEvents'
import { InventoryVehicleEvents } from './InventoryVehicleEvents'

export interface VehicleEventsScreenProps {
  id: string
  days: WindowDays
  onDays: (days: WindowDays) => void
  search: VehicleEventsSearch
  onSearch: (change: VehicleEventsSearch) => void
}

/** The events of one vehicle, by day and on the map (docs/rules.md PE-04; docs/decisions.md D24). */
export function VehicleEventsScreen(props: VehicleEventsScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().performance) {
    return (
      <LockedScreen title={t`Trip events are not included in your plan`}>
        {t`A higher plan lists hard braking, speeding, and other events of every vehicle, each with its place and time.`}
      </LockedScreen>
    )
  }
  return props.id.startsWith('d-') ? <InventoryVehicleEvents {...props} /> : <FleetVehicleEvents {...props} />
}
