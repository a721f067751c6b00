import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import { filterRows, noFilter } from '#domain/lists/listFilter'
import { FLEET_MAP, type FleetSection, fleetValues } from '#domain/lists/mapFilter'
import { rowSearch } from '#domain/lists/textSearch'
import { type DrivenVehicle, filterByFleet } from '#domain/vehicle/vehicle'
import { unplacedReason, vehicleTone } from '#domain/vehicle/vehiclePlace'
import { useVehicles } from '../../data/queries/vehicles'
import { fleetLabel } from '../../i18n/fleetLabel'
import { useCapabilities } from '../../state/capabilities'
import type { SelectedFleet } from '../../state/fleet'
import { useLiveRows } from '../../state/useLiveRows'
import type { FilterParts } from '../../widgets/list/filterParts'
import { SectionChips } from '../../widgets/list/SectionChips'
import { useVehicleText } from '../../widgets/vehicle/useVehicleText'
import { MapFilter } from './MapFilter'
import { MapFrame, type MapFrameProps } from './MapFrame'
import { boundsOf, placedFirst, type VehicleEntry } from './mapEntry'
import { PositionsLocked } from './PositionsLocked'
import { VehiclePanel } from './panels/VehiclePanel'
import { TripLine } from './TripLine'
import { useMapLabels } from './useMapLabels'

export interface FleetMapProps extends Omit<MapFrameProps, 'vehicles'> {
  fleet: SelectedFleet
}

/** The map of a fleet. The header's fleet narrows it first, then filter, then search. */
export function FleetMap({ fleet, ...frame }: FleetMapProps) {
  const { t } = useLingui()
  const { i18n } = useCatalog()
  const { address, region, onChange } = frame
  const { fleetFilter: filter, q } = address
  const { vehiclePositions } = useCapabilities()
  const stored = useVehicles()
  const standing = valueOr(stored, null)
  const live = useLiveRows(standing)
  const rows = useMemo(() => (vehiclePositions ? live : live && []), [live, vehiclePositions])
  const fleetRows = useMemo(() => rows && filterByFleet(rows, fleet), [rows, fleet])
  const textOf = useVehicleText(region)
  const search = useMemo(() => rowSearch(textOf), [textOf])
  const passed = useMemo(() => fleetRows && filterRows(fleetRows, filter, fleetValues), [fleetRows, filter])
  const entriesOf = useCallback(
    (some: readonly DrivenVehicle[]) =>
      placedFirst(
        some.map((row) =>
          entryOf(row, `${row.modelName}, ${row.driverName ?? fleetLabel(row.fleet, i18n)}`, region),
        ),
      ),
    [region, i18n, i18n.locale],
  )
  const entries = useMemo(() => passed && entriesOf(search(passed, q)), [passed, search, q, entriesOf])
  const home = useMemo(
    // Not around where they drive: the first view would jump with them.
    () => standing && boundsOf(filterByFleet(standing, fleet).map((row) => entryOf(row, '', region))),
    [standing, fleet, region],
  )
  const all = fleetRows?.length ?? 0
  const parts: FilterParts<FleetSection> = {
    sections: FLEET_MAP,
    words: useMapLabels(),
    filter,
    setFilter: (fleetFilter) => onChange({ fleetFilter }),
  }
  const chosen = rows?.find(({ id }) => id === address.sel)
  return (
    <MapFrame
      {...frame}
      vehicles={{
        entries,
        find: (text) => entriesOf(search(passed ?? [], text)),
        home,
        all,
        rows: stored,
        has: (id) => live?.some((row) => row.id === id) ?? true,
        placeholder: t`Name, plate, VIN, or driver`,
        isFiltered: filter.filtering,
        onClearFilter: () => onChange({ fleetFilter: noFilter(FLEET_MAP), q: '' }),
        chips: <SectionChips {...parts} section="tags" label={t`Tags`} />,
        filter: <MapFilter {...parts} shown={entries?.length ?? 0} all={all} />,
        panel: (id, panel) => {
          const vehicle = rows?.find((row) => row.id === id)
          return vehicle && <VehiclePanel vehicle={vehicle} region={region} {...panel} />
        },
        // Location masking hides past trips as well as the position.
        locked: !vehiclePositions && <PositionsLocked />,
        layers: address.tab === 'vehicles' && chosen && unplacedReason(chosen) === null && (
          <TripLine vehicleId={chosen.id} region={region} />
        ),
      }}
    />
  )
}

function entryOf(row: DrivenVehicle, detail: string, region: FleetMapProps['region']): VehicleEntry {
  const animation = row.details.map[region]
  const unplaced = unplacedReason(row)
  return {
    id: row.id,
    label: row.label,
    detail,
    picture: { image: row.image },
    position: unplaced === null ? animation.start : null,
    unplaced,
    tone: vehicleTone(row, animation.speedMph),
    animation,
  }
}
