import { useAtomValue } from 'jotai/react'
import { ADD_ON_IDS, type AddOnId } from '#domain/account/addOns'
import { store } from './store'
import { visitAtom } from './visit'

/** What a visitor tries before adding it: vehicles by add-on, and the charging network. */
export interface AddOnEstimate {
  /** Ids of vehicles; add-ons that are not in the estimate are missing. */
  chosen: Partial<Record<AddOnId, readonly string[]>>
  /** Null before one is chosen. */
  network: string | null
}

const NOTHING: AddOnEstimate = { chosen: {}, network: null }

/** Kept for the visit, so that the list and the pages of the add-ons show the same estimate. */
const estimateAtom = visitAtom<AddOnEstimate>(NOTHING, { name: 'addOnEstimate', isValid: isEstimate })

export function useAddOnEstimate(): AddOnEstimate {
  return useAtomValue(estimateAtom, { store })
}

/** Sets the vehicles of an add-on in the estimate; null removes the add-on from it. */
export function chooseForAddOn(addOn: AddOnId, vehicleIds: readonly string[] | null): void {
  const before = store.get(estimateAtom)
  const chosen = { ...before.chosen }
  if (vehicleIds === null) delete chosen[addOn]
  else chosen[addOn] = vehicleIds
  store.set(estimateAtom, { ...before, chosen })
}

export function chooseNetwork(network: string): void {
  store.set(estimateAtom, { ...store.get(estimateAtom), network })
}

function isEstimate(value: unknown): value is AddOnEstimate {
  if (typeof value !== 'object' || value === null) return false
  const { chosen, network } = value as Partial<AddOnEstimate>
  if (network !== null && typeof network !== 'string') return false
  if (typeof chosen !== 'object' || chosen === null) return false
  return ADD_ON_IDS.every((id) => {
    const ids: unknown = chosen[id]
    return ids === undefined || (Array.isArray(ids) && ids.every((each) => typeof each === 'string'))
  })
}
