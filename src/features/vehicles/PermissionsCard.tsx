import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { setVehiclePermission, type VehiclePermission } from '../../data/vehicles'
import type { Vehicle } from '../../domain/vehicle'
import { Card } from '../../ui/Card'
import { Switch } from '../../ui/Switch'
import styles from './PermissionsCard.module.css'

/** What drivers may do with this vehicle; kept for the visit, gone at a reset. */
export function PermissionsCard({
  vehicle,
  className,
}: {
  vehicle: Vehicle
  className?: string | undefined
}) {
  const { t } = useLingui()
  const [failed, setFailed] = useState(false)
  const change = (permission: VehiclePermission) => (allowed: boolean) => {
    setVehiclePermission(vehicle.id, permission, allowed).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  return (
    <Card title={t`Permissions`} className={className}>
      <div className={styles.rows}>
        <Switch
          label={t`Driver check-in`}
          description={t`Drivers may check this vehicle out and in`}
          checked={vehicle.details.allowDriverCheckIn}
          onChange={change('allowDriverCheckIn')}
        />
        <Switch
          label={t`Driver remote commands`}
          description={t`Drivers may lock, unlock and sound the horn`}
          checked={vehicle.details.allowDriverRemoteCommands}
          onChange={change('allowDriverRemoteCommands')}
        />
      </div>
      {failed && (
        <p className={styles.problem} role="alert">
          {t`This change could not be stored. Try again.`}
        </p>
      )}
    </Card>
  )
}
