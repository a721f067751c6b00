import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AddOnId } from '#domain/account/addOns'
import { orderAddOns, removeAddOn } from '../../data/queries/addOns'
import { publishEvent } from '../../session/events'
import { chooseForAddOn } from '../../state/addOnEstimate'
import { useCapabilities } from '../../state/capabilities'
import { setCameraAdded } from '../../state/mode'
import { useUndoable } from '../../widgets/undo/useUndoable'
import { ADD_ON_LOOKS } from './addOnLook'
import type { AddOnChoice } from './useEstimate'
import { useNetwork } from './useNetwork'

export interface AddOnActions {
  /** Adds the chosen add-ons, with undo, and empties the estimate. */
  add: (choices: readonly AddOnChoice[]) => Promise<void>
  /** Removes an add-on from vehicles, with undo. @param left how many keep it */
  remove: (addOn: AddOnId, vehicleIds: readonly string[], left: number) => Promise<void>
}

/** Adding and removing add-ons; the account has the dual camera as long as a vehicle has it. */
export function useOrderAddOns(): AddOnActions {
  const { t, i18n } = useLingui()
  const run = useUndoable()
  const cameraAdded = useCapabilities().camera
  const { network } = useNetwork()
  return {
    add: async (choices) => {
      const orders = choices.flatMap(({ addOn, chosen }) =>
        chosen
          ? {
              addOn,
              vehicleIds: chosen,
              network: addOn === 'plugAndCharge' ? (network?.brand ?? null) : null,
            }
          : [],
      )
      const [first] = orders
      if (!first) return
      const withCamera = orders.some(({ addOn }) => addOn === 'camera')
      const count = new Set(orders.flatMap(({ vehicleIds }) => vehicleIds)).size
      const name = i18n._(ADD_ON_LOOKS[first.addOn].name)
      const done =
        orders.length === 1
          ? t`${plural(count, { one: `${name} added to # vehicle`, other: `${name} added to # vehicles` })}`
          : t`${plural(count, { one: 'Solutions added to # vehicle', other: 'Solutions added to # vehicles' })}`
      const act = orderAddOns(orders, cameraAdded).then((change) => {
        if (withCamera) setCameraAdded(true)
        return change
      })
      const undo = { onUndo: () => withCamera && setCameraAdded(cameraAdded) }
      if (!(await run(act, done, undo))) return
      if (orders.some(({ addOn }) => addOn === 'coaching')) publishEvent({ kind: 'coachingEnrolled' })
      for (const { addOn } of orders) chooseForAddOn(addOn, null)
    },
    remove: async (addOn, vehicleIds, left) => {
      const count = vehicleIds.length
      const name = i18n._(ADD_ON_LOOKS[addOn].name)
      const done = t`${plural(count, {
        one: `${name} removed from # vehicle`,
        other: `${name} removed from # vehicles`,
      })}`
      const lastCamera = addOn === 'camera' && left === 0
      const act = removeAddOn(addOn, vehicleIds).then((change) => {
        if (lastCamera) setCameraAdded(false)
        return change
      })
      await run(act, done, { onUndo: () => lastCamera && setCameraAdded(true) })
    },
  }
}
