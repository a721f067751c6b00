import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { setVehiclePermission } from '../../../data/queries/vehicles'
import { Switch } from '../../../ui/controls/Switch'
import { Card } from '../../../ui/display/Card'
import { FailedChange } from '../commands/FailedChange'
import styles from './SwitchRows.module.css'
import { usePersistedFlag } from './usePersistedFlag'

/** What drivers may do with this vehicle; a change lasts until the next reset. */
export function PermissionsCard({ vehicle: { id, details } }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const checkIn = usePersistedFlag(details.allowDriverCheckIn, (on) =>
    setVehiclePermission(id, 'allowDriverCheckIn', on),
  )
  const commands = usePersistedFlag(details.allowDriverRemoteCommands, (on) =>
    setVehiclePermission(id, 'allowDriverRemoteCommands', on),
  )
  return (
    <Card title={t`Permissions`}>
      <div className={styles.rows}>
        <Switch
          label={t`Driver check-out and check-in`}
          states={{
            on: t`Drivers can check this vehicle out and in`,
            off: t`Drivers cannot check this vehicle out or in`,
          }}
          checked={checkIn.on}
          onChange={checkIn.change}
        />
        <Switch
          label={t`Driver remote commands`}
          states={{
            on: t`Drivers can lock, unlock, and sound the horn`,
            off: t`Drivers cannot send commands`,
          }}
          checked={commands.on}
          onChange={commands.change}
        />
      </div>
      {(checkIn.failed || commands.failed) && <FailedChange />}
    </Card>
  )
}
