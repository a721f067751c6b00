import { useLingui } from '@lingui/react/macro'
import type { EventSection } from '#domain/performance/eventsSearch'
import type { WindowDays } from '#domain/vehicle/score'
import { useCapabilities } from '../../../state/capabilities'
import type { SelectedFleet, SelectedLot } from '../../../state/fleet'
import type { AddressedList } from '../../../widgets/list/useListAddress'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { FleetEvents } from './FleetEvents'
import { InventoryEvents } from './InventoryEvents'

export interface EventsScreenProps extends AddressedList<EventSection> {
  days: WindowDays
  onDays: (days: WindowDays) => void
  fleet: SelectedFleet
  lot: SelectedLot
}

/** Events by vehicle over a window, of a fleet or a dealer's inventory; locked where the plan has none. */
export function EventsScreen({ fleet, lot, ...list }: EventsScreenProps) {
  const { t } = useLingui()
  const { performance, inventory } = useCapabilities()
  if (!performance) {
    return (
      <LockedScreen title={t`Trip events are not included in your plan`}>
        {t`A higher plan lists hard braking, speeding, and other events of every vehicle, each with its place and time.`}
      </LockedScreen>
    )
  }
  return inventory ? <InventoryEvents lot={lot} {...list} /> : <FleetEvents fleet={fleet} {...list} />
}
