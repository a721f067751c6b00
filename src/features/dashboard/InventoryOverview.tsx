import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { answerOf } from '../../data/core/live'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { filterByLot } from '../../domain/dealer/dealerVehicle'
import { regionOf } from '../../domain/kiosk/locale'
import { mappableInventory } from '../../domain/vehicle/mappableVehicles'
import { useLotInForce } from '../../state/fleet'
import { useLocale } from '../../state/locale'
import { OverviewMap } from './OverviewMap'

/** The stock of the lot in force on its map. */
export function InventoryOverview({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const lot = useLotInForce()
  const region = regionOf(useLocale())
  const stored = answerOf(useDealerVehicles())
  const placed = useMemo(() => {
    const mine = filterByLot(stored, lot)
    return mine && mappableInventory(mine, region)
  }, [stored, lot, region])
  return <OverviewMap title={t`Inventory overview`} region={region} placed={placed} className={className} />
}
