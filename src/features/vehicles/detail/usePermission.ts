import { setVehiclePermission, type VehiclePermission } from '../../../data/vehicles'
import type { Vehicle } from '../../../domain/vehicle'
import { useStoredFlag } from '../useStoredFlag'

export interface Permission {
  allowed: boolean
  /** True after a change that could not be stored. */
  failed: boolean
  change: (allowed: boolean) => void
}

/** One permission of a vehicle. */
export function usePermission({ id, details }: Vehicle, permission: VehiclePermission): Permission {
  const { on, failed, change } = useStoredFlag(details[permission], (allowed) =>
    setVehiclePermission(id, permission, allowed),
  )
  return { allowed: on, failed, change }
}
