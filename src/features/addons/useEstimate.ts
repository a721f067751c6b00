import { useMemo } from 'react'
import {
  ADD_ON_IDS,
  type AddOnAccount,
  type AddOnId,
  type AddOnVehicles,
  addOnVehicles,
} from '#domain/account/addOns'
import { type Estimate, estimateOf } from '#domain/account/estimate'
import { useAddOnEstimate } from '../../state/addOnEstimate'
import { useRegion } from '../../state/region'

/** An add-on with its vehicles, and the chosen ones. */
export interface AddOnChoice extends AddOnVehicles {
  addOn: AddOnId
  /** Ids of available vehicles in order; null while the add-on is not in the estimate. */
  chosen: readonly string[] | null
}

export interface EstimateView {
  choices: Record<AddOnId, AddOnChoice>
  estimate: Estimate<AddOnId>
}

/** The add-ons of the account and the visitor's estimate; of only one add-on if it is given. */
export function useEstimate(account: AddOnAccount, only?: AddOnId): EstimateView {
  const { chosen } = useAddOnEstimate()
  const region = useRegion()
  return useMemo(() => {
    const choiceOf = (addOn: AddOnId): AddOnChoice => {
      const found = addOnVehicles(addOn, account)
      const ids = chosen[addOn]
      const still = ids ? found.open.flatMap(({ id }) => (ids.includes(id) ? id : [])) : []
      return { ...found, addOn, chosen: still.length > 0 ? still : null }
    }
    const choices = {
      adapter: choiceOf('adapter'),
      coaching: choiceOf('coaching'),
      plugAndCharge: choiceOf('plugAndCharge'),
      camera: choiceOf('camera'),
    }
    const lines = ADD_ON_IDS.filter((id) => only === undefined || id === only).flatMap((item) => {
      const vehicles = choices[item].chosen?.length ?? 0
      return vehicles > 0 ? { item, vehicles } : []
    })
    return { choices, estimate: estimateOf(lines, region) }
  }, [account, chosen, region, only])
}

const MAX_FIRST_CHOICE = 12

/** The initial choice of vehicles: all of a short list, or those with a camera. */
export function firstChoice({ addOn, open }: AddOnChoice): readonly string[] {
  const equipped = addOn === 'camera' ? open.filter(({ details }) => details.camera !== null) : open
  const first = equipped.length > 0 ? equipped : open
  return first.slice(0, MAX_FIRST_CHOICE).map(({ id }) => id)
}
