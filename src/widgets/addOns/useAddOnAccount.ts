import { useMemo } from 'react'
import type { AddOnAccount } from '#domain/account/addOns'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { useUsers } from '../../data/queries/users'
import { useVehicles } from '../../data/queries/vehicles'
import { useCapabilities } from '../../state/capabilities'

/** Data of the account for the rules of add-ons and billing. */
export function useAddOnAccount(): Live<AddOnAccount> {
  const vehicles = useVehicles()
  const users = useUsers()
  const cameraAdded = useCapabilities().camera
  return useMemo(
    () => mapLive(joinLive({ vehicles, users }), (rows) => ({ ...rows, cameraAdded })),
    [vehicles, users, cameraAdded],
  )
}
