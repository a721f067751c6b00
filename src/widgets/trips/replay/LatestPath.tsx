import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { isMoving } from '#domain/vehicle/vehiclePlace'
import { useVehicle } from '../../../data/queries/vehicles'
import { useLiveRows } from '../../../state/useLiveRows'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'

export interface LatestPathProps {
  vehicleId: string
  region: Region
}

/** Marks the newest path of a vehicle, and tells if the vehicle is moving: with its ignition on, it may be stopped. */
export function LatestPath({ vehicleId, region }: LatestPathProps) {
  const { t } = useLingui()
  const stored = valueOr(useVehicle(vehicleId), null)
  const [vehicle] = useLiveRows(useMemo(() => stored && [stored], [stored])) ?? []
  return (
    <StatusLabel tone="brand" icon={TRIP_ICONS.route} pill>
      {vehicle && isMoving(vehicle, region) ? t`Latest path: the vehicle is still moving` : t`Latest path`}
    </StatusLabel>
  )
}
