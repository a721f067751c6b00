import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import {
  commandResult,
  isReachable,
  type LiveCommand,
  REMOTE_COMMANDS,
  type RemoteCommand,
} from '#domain/vehicle/remoteCommand'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { publishEvent } from '../../../session/events'
import { useCapabilities } from '../../../state/capabilities'
import { recordRemoteEvent } from '../../../state/remoteCommands'
import { useWaypoint } from '../../../state/waypoints'
import { Button } from '../../../ui/controls/Button'
import { cx } from '../../../ui/cx'
import { Card } from '../../../ui/display/Card'
import { toast } from '../../../ui/feedback/toast'
import { Form } from '../../../ui/fields/Form'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { VEHICLE_ICONS } from '../../../ui/icons/vehicle/vehicleIcons'
import { Dialog } from '../../../ui/overlays/Dialog'
import { PasswordField } from '../../../widgets/vehicle/PasswordField'
import styles from './RemoteCommandsCard.module.css'
import { RemoteStates } from './RemoteStates'

/** Label and icon of each command's button. */
const COMMAND_LOOKS: Record<RemoteCommand, { label: MessageDescriptor; icon: string }> = {
  lock: { label: msg`Lock doors`, icon: ICONS.lock },
  unlock: { label: msg`Unlock doors`, icon: ACTION_ICONS.unlock },
  start: { label: msg({ context: 'remote command', message: 'Start' }), icon: VEHICLE_ICONS.power },
  hornOn: { label: msg`Horn and lights on`, icon: ICONS.megaphone },
  hornOff: { label: msg`Horn and lights off`, icon: ACTION_ICONS.megaphoneOff },
  stop: { label: msg({ context: 'remote command', message: 'Stop' }), icon: VEHICLE_ICONS.powerOff },
}

/** Success, in exactly these words (docs/rules.md VD-13 to VD-16). */
const SUCCESS_MESSAGES: Record<LiveCommand, MessageDescriptor> = {
  lock: msg`Success: Lock Doors is activated`,
  unlock: msg`Success: Unlock Doors is activated`,
  hornOn: msg`Success: Horn and Lights ON is activated`,
  hornOff: msg`Success: Horn and Lights OFF is activated`,
}

export interface RemoteCommandsCardProps {
  vehicle: Vehicle | DealerVehicle
  className?: string | undefined
}

/** Six commands, each protected by the login password, and their effect in this visit. */
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

  /** Asks for a password only if the command can reach the vehicle. */
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

interface PasswordDialogProps {
  /** The command that waits for the password; null: closed. */
  command: RemoteCommand | null
  onSend: (command: RemoteCommand) => void
  onClose: () => void
}

/**
 * Asks for the password before a command is sent (docs/decisions.md D8). There is no account to check it
 * against, so any text is accepted. It is kept only in the field.
 */
function PasswordDialog({ command, onSend, onClose }: PasswordDialogProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const form = useId()
  // Keeps the title during the closing animation.
  const [shown, setShown] = useState<RemoteCommand>('lock')
  if (command !== null && command !== shown) setShown(command)
  return (
    <Dialog
      title={_(COMMAND_LOOKS[shown].label)}
      isOpen={command !== null}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" submit form={form}>{t`Send command`}</Button>
          <Button kind="plain" onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <PasswordForm id={form} onSent={() => onSend(shown)} />
    </Dialog>
  )
}

/** Mounted each time the dialog opens, so that no password outlives it. */
function PasswordForm({ id, onSent }: { id: string; onSent: () => void }) {
  const [password, setPassword] = useState('')
  const send = () => {
    setPassword('')
    onSent()
  }
  return (
    <Form id={id} onSubmit={send} autoComplete="off">
      <PasswordField value={password} onChange={setPassword} />
    </Form>
  )
}
