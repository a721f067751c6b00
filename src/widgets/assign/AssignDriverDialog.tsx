import { useLingui } from '@lingui/react/macro'
import { assignDriver } from '../../data/assignments'
import { failureOf } from '../../data/live'
import { useUsers } from '../../data/users'
import { useVehicles } from '../../data/vehicles'
import type { DrivenVehicle } from '../../domain/vehicle'
import { Avatar } from '../../ui/Avatar'
import { PickDialog } from './PickDialog'
import { useUndoable } from './useUndoable'

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
  const people = users.status === 'ready' ? users.value : null
  const labels =
    vehicles.status === 'ready' && vehicles.value
      ? new Map(vehicles.value.map(({ id, label }) => [id, label]))
      : null
  const label = vehicle.label
  const former = vehicle.driverName
  const drivers = people
    ?.filter(({ role, status, id }) => role === 'driver' && status !== 'invited' && id !== vehicle.driverId)
    .sort((a, b) => Number(a.vehicleId !== null) - Number(b.vehicleId !== null))
  const rows = (labels && drivers)?.map(({ id, name, vehicleId }) => {
    const other = vehicleId === null ? null : (labels?.get(vehicleId) ?? vehicleId)
    return {
      id,
      title: name,
      detail: other === null ? t`Available` : t`Drives ${other}`,
      free: other === null,
      picture: <Avatar name={name} />,
      warning:
        other === null ? undefined : t`${name} drives ${other} now. ${other} will be without a driver.`,
    }
  })
  return (
    <PickDialog
      title={t`Assign a driver to ${label}`}
      note={former === null ? undefined : t`${former} drives it now and will be available.`}
      searchLabel={t`Search drivers`}
      confirmLabel={t`Assign to ${label}`}
      rows={rows ?? null}
      problem={failureOf(users, vehicles)}
      isOpen={open}
      onClose={onClose}
      onPick={(id) => {
        const name = drivers?.find((one) => one.id === id)?.name ?? ''
        onClose()
        void run(assignDriver(vehicle.id, id), t`${name} now drives ${label}`)
      }}
    />
  )
}
