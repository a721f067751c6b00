import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readRecoveryCode } from '#domain/booth/pinRecovery'
import { Button } from '../../../ui/controls/Button'
import { Form } from '../../../ui/fields/Form'
import { TextField } from '../../../ui/fields/TextField'
import styles from './PinScreen.module.css'

export interface RecoveryFormProps {
  shortId: string
  onRecover: (code: string) => Promise<boolean>
  onBack: () => void
}

/** Two ways of recovery: the code that was shown when the PIN was set, or a line in config.json. */
export function RecoveryForm({ shortId, onRecover, onBack }: RecoveryFormProps) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (readRecoveryCode(code) === null) {
      setError(t`A recovery code has 16 letters and digits.`)
      return
    }
    try {
      if (!(await onRecover(code))) setError(t`This is not the recovery code of the current PIN.`)
    } catch {
      setError(t`The PIN cannot be read from this device’s storage. Try again.`)
    }
  }
  return (
    <Form className={styles.recovery} autoComplete="off" onSubmit={submit}>
      <h2>
        <Trans>Forgot the PIN?</Trans>
      </h2>
      <TextField
        label={t`Recovery code`}
        hint={t`It was shown when the PIN was set. It removes the PIN and opens the staff room.`}
        value={code}
        onChange={(next) => {
          setCode(next)
          setError(undefined)
        }}
        maxLength={40}
        autoComplete="off"
        autoFocus
        {...(error !== undefined && { error })}
      />
      <Button kind="primary" submit disabled={code.trim() === ''}>
        <Trans>Remove the PIN</Trans>
      </Button>
      <p className={styles.way}>
        <Trans>
          No code? Whoever runs the server sets resetStaffPin to {shortId} in config.json. This device reads
          it online and removes its PIN once.
        </Trans>
      </p>
      <Button kind="ghost" onClick={onBack}>
        <Trans>Back to the PIN</Trans>
      </Button>
    </Form>
  )
}
