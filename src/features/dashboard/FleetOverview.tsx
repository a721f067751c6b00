import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useVehicles } from '../../data/queries/vehicles'
import { valueOr } from '../../domain/kiosk/live'
import { regionOf } from '../../domain/kiosk/locale'
import { mappableFleet } from '../../domain/vehicle/mappableVehicles'
import { filterByFleet } from '../../domain/vehicle/vehicle'
import { useFleetInForce } from '../../state/fleet'
import { useLocale } from '../../state/locale'
import { OverviewMap } from './OverviewMap'

/** The vehicles of the fleet in force on their map. */
export function FleetOverview({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const fleet = useFleetInForce()
  const region = regionOf(useLocale())
  const stored = valueOr(useVehicles(), null)
  const placed = useMemo(() => {
    return stored && mappableFleet(filterByFleet(stored, fleet), region)
  }, [stored, fleet, region])
  return <OverviewMap title={t`Fleet overview`} region={region} placed={placed} className={className} />
}
