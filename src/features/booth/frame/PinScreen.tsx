import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readRecoveryCode } from '#domain/booth/pinRecovery'
import type { PinAnswer } from '../../../session/staffAccess/staffPin'
import { Button } from '../../../ui/controls/Button'
import { cardClass } from '../../../ui/display/cardClass'
import { Form } from '../../../ui/fields/Form'
import { TextField } from '../../../ui/fields/TextField'
import { BOOTH_ICONS } from '../../../ui/icons/booth/boothIcons'
import { Icon } from '../../../ui/icons/Icon'
import { PinPad } from './PinPad'
import styles from './PinScreen.module.css'

export interface PinScreenProps {
  /** How long no PIN is accepted, ms. */
  waitMs: number
  /** The short id for `resetStaffPin` of config.json. */
  shortId: string
  onEnter: (pin: string) => Promise<PinAnswer>
  onRecover: (code: string) => Promise<boolean>
}

/** The entry of the staff room: its PIN, and recovery for a forgotten one. */
export function PinScreen({ waitMs, shortId, onEnter, onRecover }: PinScreenProps) {
  const { t } = useLingui()
  const [isForgotten, setIsForgotten] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const waitText = useWaitText(waitMs)
  const enter = async (pin: string) => {
    setProblem(null)
    try {
      const answer = await onEnter(pin)
      if (answer.kind === 'wrong') {
        const { triesLeft } = answer
        setProblem(
          triesLeft === 1
            ? t`Wrong PIN. One more wrong PIN and you will have to wait.`
            : t`Wrong PIN. Try again.`,
        )
      }
    } catch {
      setProblem(t`The PIN cannot be read from this device’s storage. Try again.`)
    }
  }
  return (
    <div className={cardClass(styles.card)}>
      <span className={styles.lock}>
        <Icon path={BOOTH_ICONS.lock} size={28} />
      </span>
      {isForgotten ? (
        <RecoveryForm shortId={shortId} onRecover={onRecover} onBack={() => setIsForgotten(false)} />
      ) : (
        <>
          <PinPad
            label={t`Enter the staff PIN`}
            submitLabel={t`Open`}
            problem={waitText === null ? problem : t`Too many wrong PINs.`}
            timer={waitText}
            isDisabled={waitMs > 0}
            onSubmit={enter}
          />
          <Button kind="ghost" onClick={() => setIsForgotten(true)}>
            <Trans>Forgot the PIN?</Trans>
          </Button>
        </>
      )}
    </div>
  )
}

interface RecoveryFormProps {
  shortId: string
  onRecover: (code: string) => Promise<boolean>
  onBack: () => void
}

/** Two ways of recovery: the code that was shown when the PIN was set, or a line in config.json. */
function RecoveryForm({ shortId, onRecover, onBack }: RecoveryFormProps) {
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

/** Remaining wait of the keypad, "0:28"; null without one. */
function useWaitText(waitMs: number): string | null {
  const { t } = useLingui()
  if (waitMs <= 0) return null
  const seconds = Math.ceil(waitMs / 1000)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return t`Try again in ${clock}`
}
