import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '../../../domain/vehicle'
import { Card } from '../../../ui/Card'
import { Switch } from '../../../ui/Switch'
import styles from './PermissionsCard.module.css'
import { usePermission } from './usePermission'

/** What drivers may do with this vehicle; kept for the visit, gone at a reset. */
export function PermissionsCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const checkIn = usePermission(vehicle, 'allowDriverCheckIn')
  const commands = usePermission(vehicle, 'allowDriverRemoteCommands')
  return (
    <Card title={t`Permissions`}>
      <div className={styles.rows}>
        <Switch
          label={t`Driver check-out and check-in`}
          description={t`Drivers may check this vehicle out and in`}
          checked={checkIn.allowed}
          onChange={checkIn.change}
        />
        <Switch
          label={t`Driver remote commands`}
          description={t`Drivers may lock, unlock and sound the horn`}
          checked={commands.allowed}
          onChange={commands.change}
        />
      </div>
      {(checkIn.failed || commands.failed) && (
        <p className={styles.problem} role="alert">
          {t`This change could not be stored. Try again.`}
        </p>
      )}
    </Card>
  )
}
