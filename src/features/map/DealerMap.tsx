import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { answerOf, failureOf } from '../../data/core/live'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { useLots } from '../../data/queries/lots'
import { type DealerVehicle, inventorySearchText } from '../../domain/dealer/dealerVehicle'
import { textMatcher } from '../../domain/lists/textSearch'
import {
  DEALER_SECTIONS,
  dealerValues,
  filterVehicles,
  NO_DEALER_FILTER,
} from '../../domain/lists/vehicleFilter'
import { dealerToneOf, dealerUnplacedReason } from '../../domain/vehicle/vehiclePlace'
import { LOT_LABELS, NOT_ON_A_LOT } from '../../i18n/labelsInventory'
import { FenceLayer } from '../../map/FenceLayer'
import { FilterButton } from './FilterButton'
import { MapFrame, type MapFrameProps } from './MapFrame'
import { placedFirst, type VehicleEntry } from './mapEntry'
import { STOCK_AND_PLACE } from './mapLabels'
import { DealerPanel } from './panels/DealerPanel'
import { SectionChips } from './SectionChips'

/** The map of a dealer: the lots, and the stock that stands on them. */
export function DealerMap(frame: Omit<MapFrameProps, 'vehicles'>) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { address, region, onChange } = frame
  const { dealerFilter: filter, q } = address
  const stored = useDealerVehicles()
  const lots = useLots()
  const rows = answerOf(stored)
  const shown = useMemo(() => {
    const matches = textMatcher(q)
    return (
      rows &&
      filterVehicles(rows, filter, dealerValues).filter((row) => matches(inventorySearchText(row, region)))
    )
  }, [rows, filter, q, region])
  const entries = useMemo(
    () =>
      shown &&
      placedFirst(
        shown.map((row) => {
          const place = _(row.geofence === null ? NOT_ON_A_LOT : LOT_LABELS[row.geofence])
          return entryOf(row, _({ ...STOCK_AND_PLACE, values: { stock: row.stock, place } }), region)
        }),
      ),
    [shown, region, _],
  )
  const areas = answerOf(lots) ?? []
  const all = rows?.length ?? 0
  return (
    <MapFrame
      {...frame}
      vehicles={{
        entries,
        all,
        problem: failureOf(stored),
        has: (id) => rows?.some((row) => row.id === id) ?? true,
        placeholder: t`Stock number, VIN, or model`,
        isFiltered: filter.filtering,
        onClearFilter: () => onChange({ dealerFilter: NO_DEALER_FILTER, q: '' }),
        chips: (
          <SectionChips
            label={t`Lots`}
            section="lot"
            filter={filter}
            newestFirst
            onChange={(dealerFilter) => onChange({ dealerFilter })}
          />
        ),
        filter: (
          <FilterButton
            sections={DEALER_SECTIONS}
            filter={filter}
            newestFirst
            shown={shown?.length ?? 0}
            all={all}
            onChange={(dealerFilter) => onChange({ dealerFilter })}
          />
        ),
        panel: (id, { stepper, onClose }) => {
          const vehicle = rows?.find((row) => row.id === id)
          return vehicle && <DealerPanel vehicle={vehicle} stepper={stepper} onClose={onClose} />
        },
        layers: address.tab === 'vehicles' && (
          <FenceLayer
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
    tone: dealerToneOf(row, animation.speedMph),
    animation,
  }
}
