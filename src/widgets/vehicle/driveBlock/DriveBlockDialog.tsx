import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Form } from '../../../ui/fields/Form'
import { Dialog } from '../../../ui/overlays/Dialog'
import { PasswordField } from '../PasswordField'
import { DashMessage } from './DashMessage'
import styles from './DriveBlockDialog.module.css'

/** What a confirmed dialog would do. */
export interface AskedBlock {
  on: boolean
  label: string
  /** Its ignition is on: a block waits until it is off. */
  isIgnitionOn: boolean
}

export interface DriveBlockDialogProps {
  /** Null: closed. */
  asked: AskedBlock | null
  /** Answers with a promise, so that a second press does nothing. */
  onConfirm: (on: boolean) => Promise<unknown>
  onClose: () => void
}

/** Says what blocking or freeing a vehicle does, and asks for the password first (docs/decisions.md D8). */
export function DriveBlockDialog({ asked, onConfirm, onClose }: DriveBlockDialogProps) {
  const { t } = useLingui()
  const form = useId()
  // Keeps the words during the closing animation.
  const [shown, setShown] = useState<AskedBlock | null>(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  if (shown === null) return null
  const { on, label, isIgnitionOn } = shown
  return (
    <Dialog
      title={on ? t`Turn on drive block?` : t`Turn off drive block?`}
      isOpen={asked !== null}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" submit form={form}>
            {on ? t`Turn on` : t`Turn off`}
          </Button>
          <Button kind="plain" onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <div className={styles.body}>
        {on ? (
          <>
            <p>
              {isIgnitionOn
                ? t`${label} is in use. It keeps running, and once the ignition is off it does not start again.`
                : t`${label} does not start again. A drive block never stops a vehicle on the road.`}{' '}
              {t`It stays on for ${label} until someone turns it off.`}
            </p>
            <figure className={styles.dash}>
              <figcaption className={styles.caption}>{t`What the driver sees at the next start`}</figcaption>
              <DashMessage label={label} />
            </figure>
          </>
        ) : (
          <p>{t`${label} can be started again right away.`}</p>
        )}
        <BlockForm key={`${label} ${on} ${asked !== null}`} id={form} onSent={() => onConfirm(on)} />
      </div>
    </Dialog>
  )
}

/** Mounted anew whenever the dialog opens, so that nothing typed outlives it. */
function BlockForm({ id, onSent }: { id: string; onSent: () => Promise<unknown> }) {
  const [password, setPassword] = useState('')
  const send = () => {
    setPassword('')
    return onSent()
  }
  return (
    <Form id={id} onSubmit={send} autoComplete="off">
      <PasswordField value={password} onChange={setPassword} />
    </Form>
  )
}
