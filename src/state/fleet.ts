import { useAtomValue } from 'jotai/react'
import type { FleetName } from '#domain/base/fleetName'
import { LOTS, type Lot } from '#domain/dealer/lot'
import { useCapabilities } from './capabilities'
import { store } from './store'
import { visitAtom } from './visit'

/** Every fleet, or the selected one. */
export type SelectedFleet = FleetName | 'all'

/** The selection shared by the header's and the dashboard's fleet selector (docs/decisions.md D29). */
const fleetAtom = visitAtom<SelectedFleet>('all', {
  name: 'fleet',
  isValid: (value) => typeof value === 'string',
})

export function useSelectedFleet(): SelectedFleet {
  return useAtomValue(fleetAtom, { store })
}

/** The fleet that screens show: a dealer has lots instead of fleets (docs/decisions.md Q1). */
export function useEffectiveFleet(): SelectedFleet {
  const selected = useSelectedFleet()
  return useCapabilities().fleets ? selected : 'all'
}

export function selectFleet(fleet: SelectedFleet): void {
  store.set(fleetAtom, fleet)
}

/** All of a dealer's lots, or the selected one (docs/decisions.md Q1). */
export type SelectedLot = Lot | 'all'

/** The selection shared by all lot selectors. */
const lotAtom = visitAtom<SelectedLot>('all', {
  name: 'lot',
  isValid: (value): value is SelectedLot => value === 'all' || LOTS.some((lot) => lot === value),
})

export function useSelectedLot(): SelectedLot {
  return useAtomValue(lotAtom, { store })
}

/** The lot that screens show; `all` outside dealer mode. */
export function useEffectiveLot(): SelectedLot {
  const selected = useSelectedLot()
  return useCapabilities().fleets ? 'all' : selected
}

export function selectLot(lot: SelectedLot): void {
  store.set(lotAtom, lot)
}
