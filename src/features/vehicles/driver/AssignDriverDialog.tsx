import { useLingui } from '@lingui/react/macro'
import { joinLive, mapLive } from '#domain/base/live'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { assignDriver } from '../../../data/queries/assignments'
import { useUsers } from '../../../data/queries/users'
import { useVehicles } from '../../../data/queries/vehicles'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { DriverDialog } from './DriverDialog'

export interface AssignDriverDialogProps {
  vehicle: DrivenVehicle
  open: boolean
  onClose: () => void
}

/** Assigns a driver to a vehicle: available drivers first. */
export function AssignDriverDialog({ vehicle, open, onClose }: AssignDriverDialogProps) {
  const { t } = useLingui()
  const live = joinLive({ users: useUsers(), vehicles: useVehicles() })
  const run = useUndoable()
  const label = vehicle.label
  const drivers = mapLive(live, ({ users, vehicles }) => {
    const labels = new Map(vehicles.map((one) => [one.id, one.label]))
    return users
      .filter(({ role, status, id }) => role === 'driver' && status !== 'invited' && id !== vehicle.driverId)
      .map(({ id, name, vehicleId }) => ({
        id,
        name,
        drives: vehicleId === null ? null : (labels.get(vehicleId) ?? vehicleId),
      }))
  })
  return (
    <DriverDialog
      label={label}
      former={vehicle.driverName}
      drivers={drivers}
      isOpen={open}
      onClose={onClose}
      onPick={({ id, name }) => {
        onClose()
        void run(assignDriver(vehicle.id, id), t`${name} now drives ${label}`)
      }}
    />
  )
}
