import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type Live, mapLive } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { type AnyVehicle, filterByGroup } from '#domain/dealer/anyVehicle'
import { useVehiclesOf } from '../../data/queries/anyVehicles'
import { type SelectedFleet, type SelectedLot, useEffectiveFleet, useEffectiveLot } from '../../state/fleet'
import { useSection } from '../../state/useSection'

/** Whose vehicles a screen is about, so that it is written once for a fleet and for a dealer's inventory. */
export interface VehicleScope {
  section: Section
  /** The chosen fleet or lot. */
  group: SelectedFleet | SelectedLot
  /** What a search of the vehicles looks for, in its field. */
  placeholder: string
}

/** The scope of this visit, or of a section, as that of a vehicle whose page a link opens in either. */
export function useVehicleScope(of?: Section): VehicleScope {
  const { t } = useLingui()
  const visited = useSection()
  const fleet = useEffectiveFleet()
  const lot = useEffectiveLot()
  return (of ?? visited) === 'fleet'
    ? { section: 'fleet', group: fleet, placeholder: t`Name, plate, VIN, or driver` }
    : { section: 'dealer', group: lot, placeholder: t`Stock number, VIN, or model` }
}

/** The vehicles of the chosen fleet or lot. */
export function useScopeVehicles({
  section,
  group,
}: Pick<VehicleScope, 'section' | 'group'>): Live<readonly AnyVehicle[]> {
  const all = useVehiclesOf(section)
  return useMemo(() => mapLive(all, (vehicles) => filterByGroup(vehicles, group)), [all, group])
}
