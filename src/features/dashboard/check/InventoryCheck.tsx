import { useMemo } from 'react'
import { answerOf } from '../../../data/core/live'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import { filterByLot } from '../../../domain/dealer/dealerVehicle'
import { inventoryCheckList } from '../../../domain/vehicle/vehicleCheck'
import { useLotInForce } from '../../../state/fleet'
import { CheckList } from './CheckList'

/** Who has which vehicle of the lot in force. */
export function InventoryCheck() {
  const lot = useLotInForce()
  const stored = useDealerVehicles()
  const all = answerOf(stored)
  const rows = useMemo(() => {
    const mine = filterByLot(all, lot)
    return mine && inventoryCheckList(mine)
  }, [all, lot])
  return <CheckList rows={rows} failed={stored.status === 'error'} />
}
