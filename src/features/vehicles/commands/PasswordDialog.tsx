import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { RemoteCommand } from '#domain/vehicle/remoteCommand'
import { Button } from '../../../ui/controls/Button'
import { Form } from '../../../ui/fields/Form'
import { Dialog } from '../../../ui/overlays/Dialog'
import { PasswordField } from '../../../widgets/vehicle/PasswordField'
import { COMMAND_LOOKS } from './commandLabels'

export interface PasswordDialogProps {
  /** The command that waits for the password; null: closed. */
  command: RemoteCommand | null
  onSend: (command: RemoteCommand) => void
  onClose: () => void
}

/**
 * Asks for the password before a command is sent (docs/decisions.md D8). There is no account to check it
 * against, so any text is accepted. It is kept only in the field.
 */
export function PasswordDialog({ command, onSend, onClose }: PasswordDialogProps) {
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

/** Mounted anew whenever the dialog opens, so that nothing typed outlives it. */
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
