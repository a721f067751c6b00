import { useMemo } from 'react'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import { filterByLot } from '../../../domain/dealer/dealerVehicle'
import { mapLive } from '../../../domain/kiosk/live'
import { inventoryCheckList } from '../../../domain/vehicle/vehicleCheck'
import { useLotInForce } from '../../../state/fleet'
import { CheckList } from './CheckList'

/** Who has which vehicle of the lot in force. */
export function InventoryCheck() {
  const lot = useLotInForce()
  const live = useDealerVehicles()
  const rows = useMemo(() => mapLive(live, (all) => inventoryCheckList(filterByLot(all, lot))), [live, lot])
  return <CheckList rows={rows} />
}
