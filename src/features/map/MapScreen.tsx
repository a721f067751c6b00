import { useLingui } from '@lingui/react'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { valueOr } from '#domain/base/live'
import { type AnyVehicle, filterByGroup, isInventory, unplacedReasonOf } from '#domain/dealer/anyVehicle'
import { filterRows, noFilter, sectionOptions, withoutSection } from '#domain/lists/listFilter'
import type { DealerSection, FleetSection } from '#domain/lists/mapFilter'
import { rowSearch } from '#domain/lists/textSearch'
import { useVehiclesOf } from '../../data/queries/anyVehicles'
import { useCapabilities } from '../../state/capabilities'
import { useEffectiveFleet } from '../../state/fleet'
import { useLiveRows } from '../../state/useLiveRows'
import { useSection } from '../../state/useSection'
import type { FilterParts } from '../../widgets/list/filterParts'
import { SectionChips } from '../../widgets/list/SectionChips'
import { useVehicleScope } from '../../widgets/scope/useVehicleScope'
import { useVehicleText } from '../../widgets/vehicle/useVehicleText'
import { MapFilter } from './MapFilter'
import { MapFrame, type MapFrameProps } from './MapFrame'
import { MapMovement } from './MapMovement'
import { boundsOfFeatures, placedFirst, vehicleEntry, vehiclePlace } from './mapEntry'
import { DEALER_KIND, FLEET_KIND, type MapKind } from './mapKinds'
import { useMapLabels } from './mapLabels'
import { PositionsLocked } from './PositionsLocked'
import { DealerPanel } from './panels/DealerPanel'
import { VehiclePanel } from './panels/VehiclePanel'

export type MapScreenProps = Omit<MapFrameProps, 'vehicles'>

/** The map: of a fleet, or of a dealer's lots. */
export function MapScreen(frame: MapScreenProps) {
  const { region, address, onChange } = frame
  const fleet = useEffectiveFleet()
  const section = useSection()
  // Another city or another fleet is another first view: where the visitor looked before does not apply.
  const scope = `${region} ${fleet}`
  const [viewScope, setViewScope] = useState(scope)
  const leave = useEffectEvent(() => onChange({ view: null }))
  useEffect(() => {
    if (viewScope === scope) return
    leave()
    setViewScope(scope)
  }, [viewScope, scope])
  const shown = { ...frame, address: viewScope === scope ? address : { ...address, view: null } }
  return section === 'dealer' ? (
    <VehiclesMap key={section} kind={DEALER_KIND} {...shown} />
  ) : (
    <VehiclesMap key={section} kind={FLEET_KIND} {...shown} />
  )
}

interface VehiclesMapProps<Part extends FleetSection | DealerSection>
  extends Omit<MapFrameProps, 'vehicles'> {
  kind: MapKind<Part>
}

/** The map of a fleet or of a dealer's lots. The header's fleet narrows it first, then filter, then search. */
function VehiclesMap<Part extends FleetSection | DealerSection>({ kind, ...frame }: VehiclesMapProps<Part>) {
  const { i18n } = useLingui()
  const { address, region, onChange } = frame
  const { tab, sel } = address
  // A chip and typed text show at once; the vehicles on the map and in the list follow.
  const asked = useDeferredValue(address)
  const { q } = asked
  const { vehiclePositions } = useCapabilities()
  const { placeholder } = useVehicleScope(kind.section)
  // Lots narrow nothing here: they are a part of the map's own filter.
  const fleet = useEffectiveFleet()
  const stored = useVehiclesOf(kind.section)
  const standing = valueOr(stored, null)
  const live = useLiveRows(standing)
  const rows = useMemo(() => (vehiclePositions ? live : live && []), [live, vehiclePositions])
  const group = useMemo(() => rows && filterByGroup(rows, fleet), [rows, fleet])
  const textOf = useVehicleText(region)
  const search = useMemo(() => rowSearch(textOf), [textOf])
  const filter = kind.filterOf(address)
  const valuesOf = useMemo(() => kind.valuesOf(region), [kind, region])
  const passing = kind.filterOf(asked)
  const passed = useMemo(() => group && filterRows(group, passing, valuesOf), [group, passing, valuesOf])
  const entriesOf = useCallback(
    (some: readonly AnyVehicle[]) => placedFirst(some.map((row) => vehicleEntry(row, region, i18n))),
    [region, i18n, i18n.locale],
  )
  const entries = useMemo(() => passed && entriesOf(search(passed, q)), [passed, search, q, entriesOf])
  const home = useMemo(
    // Around stored places, not live ones: the first view would jump with the vehicles.
    () =>
      standing && boundsOfFeatures(filterByGroup(standing, fleet).map((row) => vehiclePlace(row, region))),
    [standing, fleet, region],
  )
  const all = group?.length ?? 0
  const parts: FilterParts<Part> = {
    sections: kind.parts,
    words: useMapLabels(),
    filter,
    setFilter: (next) => onChange(kind.changeOf(next)),
    newestFirst: kind.newestFirst,
  }
  const { section, label } = kind.chips
  const { counted } = kind
  const counts = useMemo(() => {
    if (!group || !counted) return []
    const others = filterRows(group, withoutSection(passing, counted), valuesOf)
    return sectionOptions(search(others, q), kind.parts, counted, valuesOf)
  }, [group, counted, passing, valuesOf, search, q, kind])
  const find = (id: string | null) => rows?.find((row) => row.id === id)
  const layersOf = kind.useLayers(region)
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
        placeholder,
        isFiltered: filter.filtering,
        onClearFilter: () => onChange({ ...kind.changeOf(noFilter(kind.parts)), q: '' }),
        chips: <SectionChips {...parts} section={section} label={i18n._(label)} />,
        counts: counted && (
          <MapMovement
            {...parts}
            section={counted}
            options={counts}
            setFilter={(next) => {
              const onMap = filterRows(group ?? [], next, valuesOf).some(
                (row) => unplacedReasonOf(row) === null,
              )
              onChange({ ...kind.changeOf(next), list: address.list || !onMap })
            }}
          />
        ),
        filter: <MapFilter {...parts} shown={entries?.length ?? 0} all={all} />,
        panel: (id, { placeOf, ...panel }) => {
          const vehicle = find(id)
          if (!vehicle) return vehicle
          return isInventory(vehicle) ? (
            <DealerPanel vehicle={vehicle} {...panel} />
          ) : (
            <VehiclePanel
              vehicle={vehicle}
              region={region}
              at={placeOf({ id, ...vehiclePlace(vehicle, region) })}
              {...panel}
            />
          )
        },
        // Location masking hides past trips as well as the position.
        locked: !vehiclePositions && <PositionsLocked />,
        layers: tab === 'vehicles' && layersOf(find(sel)),
      }}
    />
  )
}
