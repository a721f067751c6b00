import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Form } from '../../../ui/fields/Form'
import { Dialog } from '../../../ui/overlays/Dialog'
import { PasswordField } from '../PasswordField'
import { DashMessage } from './DashMessage'
import styles from './DriveBlockDialog.module.css'

/** The change to confirm. */
export interface AskedBlock {
  on: boolean
  label: string
  /** The ignition is on, so that a block waits until it is off. */
  isIgnitionOn: boolean
}

export interface DriveBlockDialogProps {
  /** Null if it is closed. */
  asked: AskedBlock | null
  /** Returns a promise, so that a second press does nothing. */
  onConfirm: (on: boolean) => Promise<unknown>
  onClose: () => void
}

/** Explains what blocking or releasing a vehicle does, and asks for the password (docs/decisions.md D8). */
export function DriveBlockDialog({ asked, onConfirm, onClose }: DriveBlockDialogProps) {
  const { t } = useLingui()
  const form = useId()
  // Keeps the text during the closing animation.
  const [shown, setShown] = useState<AskedBlock | null>(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  if (shown === null) return null
  const { on, label, isIgnitionOn } = shown
  return (
    <Dialog
      title={on ? t`Turn on drive block?` : t`Turn off drive block?`}
      width={on ? 'wide' : 'normal'}
      isOpen={asked !== null}
      onClose={onClose}
      actions={
        <>
          <BlockForm key={`${label} ${on} ${asked !== null}`} id={form} onSent={() => onConfirm(on)} />
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
                ? t`${label} is in use. It keeps running, but once the ignition is off, it won’t start again.`
                : t`${label} won’t start again. A drive block never stops a vehicle on the road.`}{' '}
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
      </div>
    </Dialog>
  )
}

/** Mounted each time the dialog opens, so that typed text is not kept. */
function BlockForm({ id, onSent }: { id: string; onSent: () => Promise<unknown> }) {
  const [password, setPassword] = useState('')
  const send = () => {
    setPassword('')
    return onSent()
  }
  return (
    <Form id={id} className={styles.form} onSubmit={send} autoComplete="off">
      <PasswordField value={password} onChange={setPassword} />
    </Form>
  )
}
