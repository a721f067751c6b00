import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mapLive } from '#domain/base/live'
import { type DealerVehicle, filterByLot } from '#domain/dealer/dealerVehicle'
import { LOTS } from '#domain/dealer/lot'
import { DEALER_LIST, type DealerListSection, type VehiclesSearch } from '#domain/lists/listSearch'
import { dealerListValues } from '#domain/lists/vehicleListFilter'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import { LOT_LABEL, LOT_LABELS } from '../../../i18n/labelsInventory'
import { type SelectedLot, selectLot, useEffectiveLot } from '../../../state/fleet'
import { useRegion } from '../../../state/region'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { useList } from '../../../widgets/list/useList'
import { useListAddress } from '../../../widgets/list/useListAddress'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import { VehicleList } from '../list/VehicleList'
import { InventorySummary } from './InventorySummary'
import { useInventoryColumns } from './useInventoryColumns'

export interface InventoryScreenProps {
  search: VehiclesSearch
  /** Changes search parameters; undefined removes one. */
  onSearch: (change: VehiclesSearch) => void
}

/** The newest vehicles are first. */
const FIRST_SORT = { column: 'days', descending: false }

/** The dealer's inventory: the choice of a lot, its figures, and the list. */
export function InventoryScreen({ search, onSearch }: InventoryScreenProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const region = useRegion()
  const columns = useInventoryColumns()
  const vehicles = useDealerVehicles()
  const address = useListAddress<DealerListSection>(
    { search, onSearch },
    { sections: DEALER_LIST, columns, firstSort: FIRST_SORT },
  )
  // The address names the lot; without one, the lot selected on another screen applies.
  const selected = useEffectiveLot()
  const lot = search.lot ?? selected
  const chooseLot = (id: SelectedLot) => {
    selectLot(id)
    onSearch({ lot: id === 'all' ? undefined : id })
  }
  const list = useList<DealerVehicle, DealerListSection>({
    live: useMemo(() => mapLive(vehicles, (all) => filterByLot(all, lot)), [vehicles, lot]),
    address,
    sections: DEALER_LIST,
    columns,
    valuesOf: dealerListValues,
    textOf: useVehicleText(region),
    tieBreakerBy: 'vehicle',
  })
  return (
    <VehicleList
      list={list}
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
      summary={<InventorySummary list={list} />}
      sections={DEALER_LIST}
      quick="category"
      newestFirst
      label={t`Inventory`}
      searchLabel={t`Search inventory`}
      placeholder={t`Stock number, VIN, or model`}
      searchHint={t`Search by stock number, VIN, model, label, driver, or plate.`}
    />
  )
}
