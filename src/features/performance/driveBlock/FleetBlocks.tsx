import { useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { feedLog } from '#domain/notifications/driveBlockFeed'
import { filterByFleet } from '#domain/vehicle/vehicle'
import { setDriveBlock } from '../../../data/queries/driveBlock'
import { useFeed } from '../../../data/queries/feed'
import { useVehicles } from '../../../data/queries/vehicles'
import type { SelectedFleet } from '../../../state/fleet'
import { useRegion } from '../../../state/region'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import { BlockViews, type BlockViewsProps } from './BlockViews'
import { fleetBlockRow } from './blockRow'

export interface FleetBlocksProps extends Omit<BlockViewsProps, 'live' | 'send'> {
  fleet: SelectedFleet
}

/** Drive blocks of a fleet's vehicles. */
export function FleetBlocks({ fleet, ...list }: FleetBlocksProps) {
  const vehicles = useVehicles()
  const feed = useFeed('fleet')
  const textOf = useVehicleText(useRegion())
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, feed }), (stored) => {
        const log = feedLog(stored.feed)
        return filterByFleet(stored.vehicles, fleet).map((vehicle) =>
          fleetBlockRow(vehicle, log, textOf(vehicle)),
        )
      }),
    [vehicles, feed, fleet, textOf],
  )
  return <BlockViews {...list} live={live} send={setDriveBlock} />
}
