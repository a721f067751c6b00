import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useVehicles } from '../../data/vehicles'
import { regionOf } from '../../domain/locale'
import { placedFleet } from '../../domain/placedVehicles'
import { useFleetInForce } from '../../state/fleet'
import { useLocale } from '../../state/locale'
import { OverviewMap } from './OverviewMap'

/** The vehicles of the fleet in force on their map. */
export function FleetOverview({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const fleet = useFleetInForce()
  const region = regionOf(useLocale())
  const stored = useVehicles()
  const placed = useMemo(
    () =>
      stored.status === 'ready' && stored.value
        ? placedFleet(
            stored.value.filter((one) => fleet === 'all' || one.fleet === fleet),
            region,
          )
        : null,
    [stored, fleet, region],
  )
  return <OverviewMap title={t`Fleet overview`} region={region} placed={placed} className={className} />
}
