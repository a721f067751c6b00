import { useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { filterByLot } from '#domain/dealer/dealerVehicle'
import { feedLog } from '#domain/notifications/driveBlockFeed'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import { setInventoryDriveBlock } from '../../../data/queries/driveBlock'
import { useFeed } from '../../../data/queries/feed'
import type { SelectedLot } from '../../../state/fleet'
import { useRegion } from '../../../state/region'
import { useInventoryText } from '../../../widgets/vehicle/useVehicleText'
import { BlockViews, type BlockViewsProps } from './BlockViews'
import { inventoryBlockRow } from './blockRow'

export interface InventoryBlocksProps extends Omit<BlockViewsProps, 'live' | 'send'> {
  lot: SelectedLot
}

/** Drive blocks of a dealer's inventory. */
export function InventoryBlocks({ lot, ...list }: InventoryBlocksProps) {
  const vehicles = useDealerVehicles()
  const feed = useFeed('dealer')
  const textOf = useInventoryText(useRegion())
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, feed }), (stored) => {
        const log = feedLog(stored.feed)
        return filterByLot(stored.vehicles, lot).map((vehicle) =>
          inventoryBlockRow(vehicle, log, textOf(vehicle)),
        )
      }),
    [vehicles, feed, lot, textOf],
  )
  return <BlockViews {...list} live={live} send={setInventoryDriveBlock} />
}
