import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { answerOf, failureOf } from '../../data/core/live'
import { useVehicles } from '../../data/queries/vehicles'
import {
  FLEET_SECTIONS,
  filterVehicles,
  fleetValues,
  NO_FLEET_FILTER,
} from '../../domain/lists/vehicleFilter'
import { type DrivenVehicle, ofFleet, searchVehicles } from '../../domain/vehicle/vehicle'
import { toneOf, unplacedReason } from '../../domain/vehicle/vehiclePlace'
import { fleetText } from '../../i18n/fleetText'
import type { SelectedFleet } from '../../state/fleet'
import { FilterButton } from './FilterButton'
import { MapFrame, type MapFrameProps } from './MapFrame'
import { placedFirst, type VehicleEntry } from './mapEntry'
import { VehiclePanel } from './panels/VehiclePanel'
import { SectionChips } from './SectionChips'
import { TripLine } from './TripLine'

export interface FleetMapProps extends Omit<MapFrameProps, 'vehicles'> {
  fleet: SelectedFleet
}

/** The map of a fleet. The header's fleet narrows it first, then filter, then search. */
export function FleetMap({ fleet, ...frame }: FleetMapProps) {
  const { t } = useLingui()
  const { i18n } = useCatalog()
  const { address, region, onChange } = frame
  const { fleetFilter: filter, q } = address
  const stored = useVehicles()
  const rows = answerOf(stored)
  const mine = useMemo(() => ofFleet(rows, fleet), [rows, fleet])
  const shown = useMemo(
    () => mine && searchVehicles([...filterVehicles(mine, filter, fleetValues)], q, region),
    [mine, filter, q, region],
  )
  const entries = useMemo(
    () =>
      shown &&
      placedFirst(
        shown.map((row) =>
          entryOf(row, `${row.modelName}, ${row.driverName ?? fleetText(row.fleet, i18n)}`, region),
        ),
      ),
    [shown, region, i18n, i18n.locale],
  )
  const all = mine?.length ?? 0
  const chosen = rows?.find(({ id }) => id === address.sel)
  return (
    <MapFrame
      {...frame}
      vehicles={{
        entries,
        all,
        problem: failureOf(stored),
        has: (id) => rows?.some((row) => row.id === id) ?? true,
        placeholder: t`Name, plate, VIN, or driver`,
        isFiltered: filter.filtering,
        onClearFilter: () => onChange({ fleetFilter: NO_FLEET_FILTER, q: '' }),
        chips: (
          <SectionChips
            label={t`Tags`}
            section="tags"
            filter={filter}
            newestFirst={false}
            onChange={(fleetFilter) => onChange({ fleetFilter })}
          />
        ),
        filter: (
          <FilterButton
            sections={FLEET_SECTIONS}
            filter={filter}
            newestFirst={false}
            shown={shown?.length ?? 0}
            all={all}
            onChange={(fleetFilter) => onChange({ fleetFilter })}
          />
        ),
        panel: (id, parts) => {
          const vehicle = rows?.find((row) => row.id === id)
          return vehicle && <VehiclePanel vehicle={vehicle} region={region} {...parts} />
        },
        // Where a vehicle with location masking was driven is as hidden as where it is.
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
    tone: toneOf(row, animation.speedMph),
    animation,
  }
}
