import { useMemo } from 'react'
import { mapLive } from '#domain/base/live'
import { inventoryCheckList } from '#domain/dashboard/vehicleCheck'
import { filterByLot } from '#domain/dealer/dealerVehicle'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import { useEffectiveLot } from '../../../state/fleet'
import { CheckList } from './CheckList'

/** Who has which vehicle of the lot in force. */
export function InventoryCheck() {
  const lot = useEffectiveLot()
  const live = useDealerVehicles()
  const rows = useMemo(() => mapLive(live, (all) => inventoryCheckList(filterByLot(all, lot))), [live, lot])
  return <CheckList rows={rows} />
}
