import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import {
  commandResult,
  isReachable,
  REMOTE_COMMANDS,
  type RemoteCommand,
} from '#domain/vehicle/remoteCommand'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { publishEvent } from '../../../session/events'
import { useCapabilities } from '../../../state/capabilities'
import { recordRemoteEvent } from '../../../state/remoteCommands'
import { useWaypoint } from '../../../state/waypoints'
import { cx } from '../../../ui/cx'
import { Card } from '../../../ui/display/Card'
import { toast } from '../../../ui/feedback/toast'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { COMMAND_LOOKS, SUCCESS_MESSAGES } from './commandLabels'
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
  const allowed = useCapabilities().remoteCommands
  const reachable = isReachable(vehicle.status)
  const [asking, setAsking] = useState<RemoteCommand | null>(null)

  function run(command: RemoteCommand): void {
    setAsking(null)
    const answer = commandResult(command, allowed)
    if (answer === 'inactive') toast(t`Feature not active for demo`, 'info')
    else {
      recordRemoteEvent(vehicle.id, answer.done)
      toast(_(SUCCESS_MESSAGES[answer.done]))
    }
  }

  /** Nobody gives a password for a command that cannot arrive. */
  function choose(command: RemoteCommand): void {
    publishEvent({ kind: 'commandChosen', command })
    if (reachable) setAsking(command)
    else toast(t`This vehicle is not connected. The command was not sent`, 'problem')
  }

  return (
    <Card ref={useWaypoint('remote')} title={t`Remote commands`} className={cx(styles.card, className)}>
      <div className={styles.body}>
        <div className={styles.commands}>
          {REMOTE_COMMANDS.map((command) => (
            <button
              key={command}
              type="button"
              className={styles.command}
              data-target={`command:${command}`}
              aria-haspopup={reachable ? 'dialog' : undefined}
              onClick={() => choose(command)}
            >
              <Icon path={COMMAND_LOOKS[command].icon} size={24} />
              <span>{_(COMMAND_LOOKS[command].label)}</span>
            </button>
          ))}
        </div>
        <RemoteStates id={vehicle.id}>
          {reachable ? (
            <p>{t`Your login password is required.`}</p>
          ) : (
            <p className={styles.line}>
              <Icon path={ICONS.wifiOff} size={16} />
              {t`This vehicle is not connected. Commands work once it connects.`}
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
      {allowed ? t`Drivers can also send commands` : t`Drivers cannot send commands`}
    </p>
  )
}
