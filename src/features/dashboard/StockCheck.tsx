import { useMemo } from 'react'
import { useDealerVehicles } from '../../data/dealerVehicles'
import { checkStock } from '../../domain/vehicleCheck'
import { useLotInForce } from '../../state/fleet'
import { CheckList } from './CheckList'

/** Who has which vehicle of the lot in force. */
export function StockCheck() {
  const lot = useLotInForce()
  const stored = useDealerVehicles()
  const rows = useMemo(
    () =>
      stored.status === 'ready' && stored.value
        ? checkStock(stored.value.filter((one) => lot === 'all' || one.lot === lot))
        : null,
    [stored, lot],
  )
  return <CheckList rows={rows} failed={stored.status === 'error'} />
}
