import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { answerOf, failureOf } from '../../../data/core/live'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import { type DealerVehicle, inventorySearchText, ofLot } from '../../../domain/dealer/dealerVehicle'
import { LOTS } from '../../../domain/dealer/lot'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { regionOf } from '../../../domain/kiosk/locale'
import { DEALER_LIST, type VehiclesSearch } from '../../../domain/lists/listSearch'
import { dealerListValues } from '../../../domain/lists/vehicleListFilter'
import { LOT_LABEL, LOT_LABELS } from '../../../i18n/labelsInventory'
import { type SelectedLot, selectLot, useLotInForce } from '../../../state/fleet'
import { useLocale } from '../../../state/locale'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import type { DataSort } from '../../../ui/table/dataColumns'
import { ListProblem } from '../list/ListProblem'
import { useListAddress } from '../list/useListAddress'
import { VehicleList } from '../list/VehicleList'
import { InventorySummary } from './InventorySummary'
import { INVENTORY_COLUMNS, useInventoryColumns } from './useInventoryColumns'

export interface InventoryScreenProps {
  search: VehiclesSearch
  /** Changes some search parameters; undefined takes one away. */
  onSearch: (change: VehiclesSearch) => void
  /** Why the demo data did not arrive; null while it did or still may. */
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** What came last stands first. */
const FIRST_SORT: DataSort = { column: 'days', descending: false }

/** The dealer's inventory: a lot, what is ageing on it and what needs a charge, and the list. */
export function InventoryScreen({ problem, onRetry, ...search }: InventoryScreenProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const region = regionOf(useLocale())
  const vehicles = useDealerVehicles()
  const columns = useInventoryColumns()
  const address = useListAddress(search, DEALER_LIST, INVENTORY_COLUMNS, FIRST_SORT)
  // The address names the lot; one without follows the choice made elsewhere.
  const selected = useLotInForce()
  const lot = search.search.lot ?? selected
  const chooseLot = (id: SelectedLot) => {
    selectLot(id)
    search.onSearch({ lot: id === 'all' ? undefined : id })
  }
  const stored = answerOf(vehicles)
  const rows = useMemo(() => ofLot(stored, lot), [stored, lot])
  const textOf = useCallback((vehicle: DealerVehicle) => inventorySearchText(vehicle, region), [region])
  const failed = failureOf(vehicles) ?? problem
  if (rows === null && failed !== null) return <ListProblem code={failed} onRetry={onRetry} />
  return (
    <VehicleList
      choice={
        <SegmentedControl<SelectedLot>
          label={_(LOT_LABEL)}
          segments={[
            { id: 'all', label: t`All lots` },
            ...LOTS.map((id) => ({ id, label: _(LOT_LABELS[id]) })),
          ]}
          value={lot}
          onChange={chooseLot}
        />
      }
      summary={<InventorySummary rows={rows} filter={address.filter} setFilter={address.setFilter} />}
      address={address}
      sections={DEALER_LIST}
      quick="category"
      newestFirst
      rows={rows}
      columns={columns}
      valuesOf={dealerListValues}
      textOf={textOf}
      label={t`Inventory`}
      searchLabel={t`Search inventory`}
      placeholder={t`Stock number, VIN, or model`}
      searchHint={t`Search by stock number, VIN, model, label, driver, or plate.`}
    />
  )
}
