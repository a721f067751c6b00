import { useAtomValue } from 'jotai/react'
import type { Lot } from '../domain/dealer/lot'
import type { FleetName } from '../domain/vehicle/vehicle'
import { useCapabilities } from './capabilities'
import { store } from './store'
import { visitAtom } from './visit'

/** Every fleet, or the one that was chosen. */
export type SelectedFleet = FleetName | 'all'

/** The one choice behind the header's and the dashboard's selector (docs/decisions.md D29). */
const fleetAtom = visitAtom<SelectedFleet>('all')

export function useSelectedFleet(): SelectedFleet {
  return useAtomValue(fleetAtom, { store })
}

/** The fleet that screens show now: a dealer has lots, no fleets (docs/decisions.md Q1). */
export function useFleetInForce(): SelectedFleet {
  const selected = useSelectedFleet()
  return useCapabilities().fleets ? selected : 'all'
}

export function selectFleet(fleet: SelectedFleet): void {
  store.set(fleetAtom, fleet)
}

/** Every lot of a dealer, or the one that was chosen (docs/decisions.md Q1). */
export type SelectedLot = Lot | 'all'

/** The one choice behind every selector of a lot. */
const lotAtom = visitAtom<SelectedLot>('all')

export function useSelectedLot(): SelectedLot {
  return useAtomValue(lotAtom, { store })
}

/** The lot that screens show now: only a dealer has any. */
export function useLotInForce(): SelectedLot {
  const selected = useSelectedLot()
  return useCapabilities().fleets ? 'all' : selected
}

export function selectLot(lot: SelectedLot): void {
  store.set(lotAtom, lot)
}
