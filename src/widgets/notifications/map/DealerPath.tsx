import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { useTripPath } from '../../../data/map/tripPaths'
import { boundsOf } from '../../../map/boundsOf'
import { MapLost } from '../../../map/MapLost'
import { RouteLayer } from '../../../map/RouteLayer'
import { StillMap } from '../../../map/StillMap'

export interface DealerPathProps {
  trip: DealerTrip
  region: Region
  label: string
}

/** The path of a dealer's trip. */
export function DealerPath({ trip, region, label }: DealerPathProps) {
  const { t } = useLingui()
  const { start, end, startLocation, endLocation } = trip.map[region]
  const path = valueOr(useTripPath(region, trip.vehicleId, trip.id), null)
  const points = useMemo(() => path?.points ?? [start, end], [path, start, end])
  const bounds = useMemo(() => boundsOf(points), [points])
  return (
    <StillMap
      region={region}
      label={label}
      camera={{ bounds }}
      picture={`${trip.id} ${bounds} ${path !== null}`}
      fallback={<MapLost>{t`From ${startLocation} to ${endLocation}`}</MapLost>}
    >
      {path && <RouteLayer id="item" points={points} />}
    </StillMap>
  )
}
