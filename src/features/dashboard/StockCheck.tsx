import { useMemo } from 'react'
import { useDealerVehicles } from '../../data/dealerVehicles'
import { answerOf } from '../../data/live'
import { ofLot } from '../../domain/dealerVehicle'
import { checkStock } from '../../domain/vehicleCheck'
import { useLotInForce } from '../../state/fleet'
import { CheckList } from './CheckList'

/** Who has which vehicle of the lot in force. */
export function StockCheck() {
  const lot = useLotInForce()
  const stored = useDealerVehicles()
  const all = answerOf(stored)
  const rows = useMemo(() => {
    const mine = ofLot(all, lot)
    return mine && checkStock(mine)
  }, [all, lot])
  return <CheckList rows={rows} failed={stored.status === 'error'} />
}
