import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PinAnswer } from '../../../session/staffDoor/staffPin'
import { Button } from '../../../ui/controls/Button'
import { surface } from '../../../ui/display/surface'
import { BOOTH_ICONS } from '../../../ui/icons/booth/boothIcons'
import { Icon } from '../../../ui/icons/Icon'
import { PinPad } from './PinPad'
import styles from './PinScreen.module.css'
import { RecoveryForm } from './RecoveryForm'
import { useWaitText } from './useWaitText'

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
    <div className={surface(styles.card)}>
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
