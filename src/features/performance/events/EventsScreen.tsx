import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { useScopeVehicles, useVehicleScope } from '../../../widgets/scope/useVehicleScope'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import { EventList, type EventListProps } from './EventList'
import { eventRows } from './eventRow'

export type EventsScreenProps = Omit<EventListProps, 'live' | 'scope'>

/** Events by vehicle over a window, of a fleet or a dealer's inventory; locked where the plan has none. */
export function EventsScreen(props: EventsScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().performance) {
    return (
      <LockedScreen title={t`Trip events are not included in your plan`}>
        {t`A higher plan lists hard braking, speeding, and other events of every vehicle, each with its place and time.`}
      </LockedScreen>
    )
  }
  return <ScopeEvents {...props} />
}

function ScopeEvents(props: EventsScreenProps) {
  const window = props.days
  const scope = useVehicleScope()
  const vehicles = useScopeVehicles(scope)
  const days = useVehicleDays(scope.section)
  const textOf = useVehicleText(useRegion())
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, days }), (stored) =>
        eventRows(stored.vehicles, stored.days, window, textOf),
      ),
    [vehicles, days, window, textOf],
  )
  return <EventList {...props} scope={scope} live={live} />
}
