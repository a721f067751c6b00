import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import { filterByLot } from '#domain/dealer/dealerVehicle'
import { mappableInventory } from '#domain/dealer/mappableInventory'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { useEffectiveLot } from '../../state/fleet'
import { useRegion } from '../../state/region'
import { useLiveRows } from '../../state/useLiveRows'
import { OverviewMap } from './OverviewMap'

/** Map of the inventory of the selected lot. */
export function InventoryOverview({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const lot = useEffectiveLot()
  const region = useRegion()
  const rows = useLiveRows(valueOr(useDealerVehicles(), null))
  const placed = useMemo(() => {
    return rows && mappableInventory(filterByLot(rows, lot), region)
  }, [rows, lot, region])
  return <OverviewMap title={t`Inventory overview`} region={region} placed={placed} className={className} />
}
