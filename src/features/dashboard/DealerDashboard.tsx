import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, valueOr } from '#domain/base/live'
import { dealerDashboard, inventoryDayTiles } from '#domain/dashboard/dashboard'
import { LEVEL_SCALE_TOP, levelBars } from '#domain/dashboard/levelChart'
import { filterByLot, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { inventoryFigures } from '#domain/dealer/inventoryFigures'
import { levelBuckets } from '#domain/vehicle/levelBuckets'
import { useInventoryTrips } from '../../data/queries/dealerTrips'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { LOT_LABELS } from '../../i18n/labelsInventory'
import { type SelectedLot, useEffectiveLot } from '../../state/fleet'
import { LotChoice } from '../../widgets/lot/LotChoice'
import { DashboardPage, type DashboardPageProps } from './DashboardPage'
import type { DashboardView } from './dashboardView'
import type { PageProps } from './FleetDashboard'
import { InventorySection } from './InventorySection'
import { INVENTORY_HEALTH, inventoryList } from './listSearch'

const MARKS = [0, 10, 20, LEVEL_SCALE_TOP.dealer]

/** The dashboard of a dealer's inventory, for all lots or the selected one. */
export function DealerDashboard(page: Pick<DashboardPageProps, PageProps>) {
  const lot = useEffectiveLot()
  const dealerVehicles = useDealerVehicles()
  const driven = useInventoryTrips()
  const all = valueOr(dealerVehicles, null)
  const trips = valueOr(driven, null)
  const shown = useMemo(() => all && filterByLot(all, lot), [all, lot])
  const view = useMemo<DashboardView>(
    () => ({
      figures: shown && dealerDashboard(shown),
      holders: shown?.flatMap(({ assignedDriver }) => assignedDriver ?? []) ?? [],
      tiles: shown && trips && inventoryDayTiles(shown, trips),
      levels: shown && levelBars(levelBuckets(shown.map(inventoryLevel)), LEVEL_SCALE_TOP.dealer),
      marks: MARKS,
      list: inventoryList(lot),
      health: INVENTORY_HEALTH,
    }),
    [shown, trips, lot],
  )
  const inventory = useMemo(() => shown && inventoryFigures(shown), [shown])
  return (
    <DashboardPage
      {...page}
      view={view}
      sentence={useSentence(shown?.length ?? null, lot)}
      lotChoice={<LotChoice />}
      reads={joinLive({ dealerVehicles, driven })}
    >
      <InventorySection figures={inventory} list={view.list} />
    </DashboardPage>
  )
}

function useSentence(count: number | null, lot: SelectedLot): string | null {
  const { _ } = useCatalog()
  const { t } = useLingui()
  if (count === null) return null
  if (lot === 'all') return t`${plural(count, { one: '# vehicle', other: '# vehicles' })} across all lots.`
  const place = _(LOT_LABELS[lot])
  return t`${plural(count, { one: '# vehicle', other: '# vehicles' })} in ${place}.`
}
