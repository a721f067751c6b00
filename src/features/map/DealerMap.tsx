import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import { dealerUnplacedReason, dealerVehicleTone } from '#domain/dealer/dealerPlace'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { filterRows, noFilter } from '#domain/lists/listFilter'
import { DEALER_MAP, type DealerSection, dealerValues } from '#domain/lists/mapFilter'
import { rowSearch } from '#domain/lists/textSearch'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { useLots } from '../../data/queries/lots'
import { LOT_LABELS, NOT_ON_A_LOT } from '../../i18n/labelsInventory'
import { GeofenceLayer } from '../../map/GeofenceLayer'
import { useLiveRows } from '../../state/useLiveRows'
import type { FilterParts } from '../../widgets/list/filterParts'
import { SectionChips } from '../../widgets/list/SectionChips'
import { useInventoryText } from '../../widgets/vehicle/useVehicleText'
import { MapFilter } from './MapFilter'
import { MapFrame, type MapFrameProps } from './MapFrame'
import { boundsOf, placedFirst, type VehicleEntry } from './mapEntry'
import { STOCK_NUMBER_AND_PLACE } from './mapLabels'
import { DealerPanel } from './panels/DealerPanel'
import { useMapLabels } from './useMapLabels'

/** The map of a dealer: the lots and their inventory. */
export function DealerMap(frame: Omit<MapFrameProps, 'vehicles'>) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { address, region, onChange } = frame
  const { dealerFilter: filter, q } = address
  const stored = useDealerVehicles()
  const lots = useLots()
  const standing = valueOr(stored, null)
  const rows = useLiveRows(standing)
  const textOf = useInventoryText(region)
  const search = useMemo(() => rowSearch(textOf), [textOf])
  const passed = useMemo(() => rows && filterRows(rows, filter, dealerValues), [rows, filter])
  const entriesOf = useCallback(
    (some: readonly DealerVehicle[]) =>
      placedFirst(
        some.map((row) => {
          const place = _(row.geofence === null ? NOT_ON_A_LOT : LOT_LABELS[row.geofence])
          return entryOf(row, _({ ...STOCK_NUMBER_AND_PLACE, values: { stock: row.stock, place } }), region)
        }),
      ),
    [region, _],
  )
  const entries = useMemo(() => passed && entriesOf(search(passed, q)), [passed, search, q, entriesOf])
  const home = useMemo(
    () => standing && boundsOf(standing.map((row) => entryOf(row, '', region))),
    [standing, region],
  )
  const areas = valueOr(lots, [])
  const all = rows?.length ?? 0
  const parts: FilterParts<DealerSection> = {
    sections: DEALER_MAP,
    words: useMapLabels(),
    filter,
    setFilter: (dealerFilter) => onChange({ dealerFilter }),
    newestFirst: true,
  }
  return (
    <MapFrame
      {...frame}
      vehicles={{
        entries,
        find: (text) => entriesOf(search(passed ?? [], text)),
        home,
        all,
        rows: stored,
        has: (id) => rows?.some((row) => row.id === id) ?? true,
        placeholder: t`Stock number, VIN, or model`,
        isFiltered: filter.filtering,
        onClearFilter: () => onChange({ dealerFilter: noFilter(DEALER_MAP), q: '' }),
        chips: <SectionChips {...parts} section="lot" label={t`Lots`} />,
        filter: <MapFilter {...parts} shown={entries?.length ?? 0} all={all} />,
        panel: (id, { stepper, onClose }) => {
          const vehicle = rows?.find((row) => row.id === id)
          return vehicle && <DealerPanel vehicle={vehicle} stepper={stepper} onClose={onClose} />
        },
        layers: address.tab === 'vehicles' && (
          <GeofenceLayer
            areas={areas.map(({ id, area, lot }) => ({ id, area: area[region], name: _(LOT_LABELS[lot]) }))}
          />
        ),
      }}
    />
  )
}

function entryOf(
  row: DealerVehicle,
  detail: string,
  region: keyof DealerVehicle['details']['map'],
): VehicleEntry {
  const animation = row.details.map[region]
  const unplaced = dealerUnplacedReason(row)
  return {
    id: row.id,
    label: `${row.modelName} ${row.trim}, ${row.modelYear}`,
    detail,
    picture: { image: row.image },
    position: unplaced === null ? animation.start : null,
    unplaced,
    tone: dealerVehicleTone(row, animation.speedMph),
    animation,
  }
}
