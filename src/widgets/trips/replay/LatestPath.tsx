import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { isMoving } from '#domain/vehicle/vehiclePlace'
import { useVehicle } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/useFormats'
import { useLiveRows } from '../../../state/useLiveRows'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'

export interface LatestPathProps {
  vehicleId: string
  region: Region
  /** When the path ended. */
  endedAt: Date
}

/** Marks the newest path of a vehicle: when it ended, and whether the vehicle has set out again since then. */
export function LatestPath({ vehicleId, region, endedAt }: LatestPathProps) {
  const { t } = useLingui()
  const ago = useFormats().relative(endedAt)
  const stored = valueOr(useVehicle(vehicleId), null)
  const [vehicle] = useLiveRows(useMemo(() => stored && [stored], [stored])) ?? []
  return (
    <>
      <StatusLabel tone="brand" icon={TRIP_ICONS.route} pill>
        {t`Latest path, ended ${ago}`}
      </StatusLabel>
      {vehicle && isMoving(vehicle, region) && (
        <StatusLabel tone="brand" icon={MAP_ICONS.navigation} pill>
          {t`The vehicle is moving again`}
        </StatusLabel>
      )}
    </>
  )
}
