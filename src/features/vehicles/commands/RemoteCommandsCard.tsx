import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DealerVehicle } from '../../../domain/dealer/dealerVehicle'
import {
  commandResult,
  isReachable,
  REMOTE_COMMANDS,
  type RemoteCommand,
} from '../../../domain/vehicle/remoteCommand'
import type { Vehicle } from '../../../domain/vehicle/vehicle'
import { useKioskConfig } from '../../../state/config'
import { useModeFlags } from '../../../state/mode'
import { recordRemoteEvent } from '../../../state/remoteCommands'
import { cx } from '../../../ui/cx'
import { Card } from '../../../ui/display/Card'
import { toast } from '../../../ui/feedback/toast'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { COMMAND_LOOKS, SUCCESS_WORDS } from './commandLabels'
import { PasswordDialog } from './PasswordDialog'
import styles from './RemoteCommandsCard.module.css'
import { RemoteStates } from './RemoteStates'

export interface RemoteCommandsCardProps {
  vehicle: Vehicle | DealerVehicle
  className?: string | undefined
}

/** Six commands, each behind the login password, and what they did in this visit. */
export function RemoteCommandsCard({ vehicle, className }: RemoteCommandsCardProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const flags = useModeFlags()
  const inDemo = useKioskConfig().features.remoteCommands
  const [asking, setAsking] = useState<RemoteCommand | null>(null)

  function run(command: RemoteCommand): void {
    setAsking(null)
    const answer = commandResult(command, { flags, inDemo, status: vehicle.status })
    if (answer === 'inactive') toast(t`Feature not active for demo`, 'info')
    else if (answer === 'notConnected')
      toast(t`This vehicle is not connected: the command was not sent`, 'problem')
    else {
      recordRemoteEvent(vehicle.id, answer.done)
      toast(_(SUCCESS_WORDS[answer.done]))
    }
  }

  return (
    <Card title={t`Remote commands`} className={cx(styles.card, className)}>
      <div className={styles.body}>
        <div className={styles.commands}>
          {REMOTE_COMMANDS.map((command) => (
            <button
              key={command}
              type="button"
              className={styles.command}
              aria-haspopup="dialog"
              onClick={() => setAsking(command)}
            >
              <Icon path={COMMAND_LOOKS[command].icon} size={24} />
              <span>{_(COMMAND_LOOKS[command].label)}</span>
            </button>
          ))}
        </div>
        <RemoteStates id={vehicle.id}>
          <p>{t`Your login password is required.`}</p>
          {!isReachable(vehicle.status) && (
            <p className={styles.line}>
              <Icon path={ICONS.wifiOff} size={16} />
              {t`This vehicle is not connected. Commands reach it once it is.`}
            </p>
          )}
          {'allowDriverRemoteCommands' in vehicle.details && (
            <DriversMay allowed={vehicle.details.allowDriverRemoteCommands} />
          )}
        </RemoteStates>
      </div>
      <PasswordDialog command={asking} onSend={run} onClose={() => setAsking(null)} />
    </Card>
  )
}

function DriversMay({ allowed }: { allowed: boolean }) {
  const { t } = useLingui()
  return (
    <p className={styles.line}>
      <Icon path={allowed ? ICONS.check : ICONS.minus} size={16} />
      {allowed ? t`Drivers may send commands too` : t`Drivers may not send commands`}
    </p>
  )
}
