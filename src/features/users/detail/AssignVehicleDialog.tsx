import { useLingui } from '@lingui/react/macro'
import { mapLive, valueOr } from '#domain/base/live'
import type { FleetUser } from '#domain/people/user'
import { assignDriver } from '../../../data/queries/assignments'
import { useVehicles } from '../../../data/queries/vehicles'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { PickDialog } from '../../../widgets/choice/PickDialog'
import { useUndoable } from '../../../widgets/undo/useUndoable'

export interface AssignVehicleDialogProps {
  driver: FleetUser
  open: boolean
  onClose: () => void
}

/** Assigns a vehicle to a driver: available vehicles first. */
export function AssignVehicleDialog({ driver, open, onClose }: AssignVehicleDialogProps) {
  const { t } = useLingui()
  const found = useVehicles()
  const run = useUndoable()
  const vehicles = valueOr(found, [])
  const name = driver.name
  const former = vehicles.find(({ id }) => id === driver.vehicleId)?.label
  const rows = mapLive(found, (all) =>
    all
      .filter(({ id }) => id !== driver.vehicleId)
      .sort((a, b) => Number(a.driverId !== null) - Number(b.driverId !== null))
      .map(({ id, label, image, driverName: other }) => ({
        id,
        title: label,
        detail: other === null ? t`Available` : t`Driven by ${other}`,
        free: other === null,
        picture: <VehicleArt image={image} detail="tile" />,
        warning: other === null ? undefined : t`${other} drives ${label} now and will have no vehicle.`,
      })),
  )
  return (
    <PickDialog
      title={t`Assign a vehicle to ${name}`}
      note={former === undefined ? undefined : t`${former} will be available.`}
      searchLabel={t`Search vehicles`}
      confirmLabel={t`Assign to ${name}`}
      rows={rows}
      isOpen={open}
      onClose={onClose}
      onPick={(id) => {
        const label = vehicles.find((one) => one.id === id)?.label ?? ''
        onClose()
        void run(assignDriver(id, driver.id), t`${name} now drives ${label}`)
      }}
    />
  )
}
