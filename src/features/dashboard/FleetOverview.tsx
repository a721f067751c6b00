import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import { mappableFleet } from '#domain/vehicle/mappableVehicles'
import { filterByFleet } from '#domain/vehicle/vehicle'
import { useVehicles } from '../../data/queries/vehicles'
import { useCapabilities } from '../../state/capabilities'
import { useEffectiveFleet } from '../../state/fleet'
import { useRegion } from '../../state/region'
import { useLiveRows } from '../../state/useLiveRows'
import { OverviewMap } from './OverviewMap'

/** The vehicles of the fleet in force on their map. */
export function FleetOverview({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const fleet = useEffectiveFleet()
  const { vehiclePositions } = useCapabilities()
  const region = useRegion()
  const rows = useLiveRows(valueOr(useVehicles(), null))
  const placed = useMemo(() => {
    // A blur hides no dot on a map, so a plan without positions gets none.
    return rows && mappableFleet(vehiclePositions ? filterByFleet(rows, fleet) : [], region)
  }, [rows, fleet, region, vehiclePositions])
  return <OverviewMap title={t`Fleet overview`} region={region} placed={placed} className={className} />
}
