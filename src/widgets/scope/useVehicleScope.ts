import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { type Live, mapLive } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { type AnyVehicle, filterByGroup } from '#domain/dealer/anyVehicle'
import { useVehiclesOf } from '../../data/queries/anyVehicles'
import { type SelectedFleet, type SelectedLot, useEffectiveFleet, useEffectiveLot } from '../../state/fleet'
import { useSection } from '../../state/useSection'

/** The vehicles of a screen, so that it is written once for a fleet and for a dealer's inventory. */
export interface VehicleScope {
  section: Section
  /** The selected fleet or lot. */
  group: SelectedFleet | SelectedLot
  /** Placeholder of the search field. */
  placeholder: string
}

/**
 * The scope of this visit, or of a section, for a vehicle whose page can be opened in both. A press on another fleet or
 * lot is answered by its own control first; the group here follows.
 */
export function useVehicleScope(of?: Section): VehicleScope {
  const { t } = useLingui()
  const visited = useSection()
  const fleet = useDeferredValue(useEffectiveFleet())
  const lot = useDeferredValue(useEffectiveLot())
  return (of ?? visited) === 'fleet'
    ? { section: 'fleet', group: fleet, placeholder: t`Name, plate, VIN, or driver` }
    : { section: 'dealer', group: lot, placeholder: t`Stock number, VIN, or model` }
}

/** The vehicles of the selected fleet or lot. */
export function useScopeVehicles({
  section,
  group,
}: Pick<VehicleScope, 'section' | 'group'>): Live<readonly AnyVehicle[]> {
  const all = useVehiclesOf(section)
  return useMemo(() => mapLive(all, (vehicles) => filterByGroup(vehicles, group)), [all, group])
}
