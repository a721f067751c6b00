import { useLingui } from '@lingui/react/macro'
import { answerOf, failureOf } from '../../data/core/live'
import { assignDriver } from '../../data/queries/assignments'
import { useUsers } from '../../data/queries/users'
import { useVehicles } from '../../data/queries/vehicles'
import type { DrivenVehicle } from '../../domain/vehicle/vehicle'
import { useUndoable } from '../undo/useUndoable'
import { DriverDialog } from './DriverDialog'

export interface AssignDriverDialogProps {
  vehicle: DrivenVehicle
  open: boolean
  onClose: () => void
}

/** Whose the vehicle shall be: the free drivers first. */
export function AssignDriverDialog({ vehicle, open, onClose }: AssignDriverDialogProps) {
  const { t } = useLingui()
  const users = useUsers()
  const vehicles = useVehicles()
  const run = useUndoable()
  const people = answerOf(users)
  const labels =
    vehicles.status === 'ready' && vehicles.value
      ? new Map(vehicles.value.map(({ id, label }) => [id, label]))
      : null
  const label = vehicle.label
  const drivers =
    labels &&
    people
      ?.filter(({ role, status, id }) => role === 'driver' && status !== 'invited' && id !== vehicle.driverId)
      .map(({ id, name, vehicleId }) => ({
        id,
        name,
        drives: vehicleId === null ? null : (labels.get(vehicleId) ?? vehicleId),
      }))
  return (
    <DriverDialog
      label={label}
      former={vehicle.driverName}
      drivers={drivers ?? null}
      problem={failureOf(users, vehicles)}
      isOpen={open}
      onClose={onClose}
      onPick={({ id, name }) => {
        onClose()
        void run(assignDriver(vehicle.id, id), t`${name} now drives ${label}`)
      }}
    />
  )
}
