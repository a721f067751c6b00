import { useEffect, useState } from 'react'
import { setVehiclePermission, type VehiclePermission } from '../../../data/vehicles'
import type { Vehicle } from '../../../domain/vehicle'

export interface Permission {
  allowed: boolean
  /** True after a change that could not be stored. */
  failed: boolean
  change: (allowed: boolean) => void
}

/**
 * One permission of a vehicle. A change shows at once, before the database has it; what the database
 * says wins as soon as it says the same, or when the change could not be stored.
 */
export function usePermission({ id, details }: Vehicle, permission: VehiclePermission): Permission {
  const stored = details[permission]
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => setWanted((before) => (before === stored ? null : before)), [stored])
  const change = (allowed: boolean) => {
    setWanted(allowed)
    setVehiclePermission(id, permission, allowed).then(
      () => setFailed(false),
      () => {
        setWanted(null)
        setFailed(true)
      },
    )
  }
  return { allowed: wanted ?? stored, failed, change }
}
