import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { isGuessable } from '#domain/booth/pin'
import { groupedRecoveryCode } from '#domain/booth/pinRecovery'
import { Button } from '../../../../ui/controls/Button'
import { Dialog } from '../../../../ui/overlays/Dialog'
import { PinPad } from '../../frame/PinPad'
import { useStaffForm } from '../../frame/useStaffForm'
import styles from './PinDialog.module.css'

export interface PinDialogProps {
  isOpen: boolean
  onSet: (pin: string) => Promise<string>
  onClose: () => void
}

/** Sets a PIN: entered twice, then its recovery code, which is shown only once. */
export function PinDialog({ isOpen, onSet, onClose }: PinDialogProps) {
  const { t } = useLingui()
  const [step, setStep] = useState<Step>(FIRST_STEP)
  const [wasLeft, setWasLeft] = useState(false)
  const close = () => {
    setStep(FIRST_STEP)
    setWasLeft(false)
    onClose()
  }
  // Neither a touch beside it nor Escape hides the code before it is written down.
  const leave = () => (step.kind === 'code' ? setWasLeft(true) : close())
  return (
    <Dialog isOpen={isOpen} title={t`Staff PIN`} dismissable={false} onClose={leave}>
      {isOpen && <PinSteps step={step} setStep={setStep} onSet={onSet} onClose={close} />}
      {wasLeft && (
        <p role="alert">
          <Trans>The code is shown only now. Write it down, then confirm it above.</Trans>
        </p>
      )}
    </Dialog>
  )
}

type Step = { kind: 'choose' } | { kind: 'repeat'; pin: string } | { kind: 'code'; code: string }

const FIRST_STEP: Step = { kind: 'choose' }

interface PinStepsProps extends Pick<PinDialogProps, 'onSet' | 'onClose'> {
  step: Step
  setStep: (step: Step) => void
}

function PinSteps({ step, setStep, onSet, onClose }: PinStepsProps) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string | null>(null)
  useStaffForm(true)
  const choose = async (pin: string) => {
    setProblem(null)
    setStep({ kind: 'repeat', pin })
  }
  const repeat = async (first: string, again: string) => {
    if (again !== first) {
      // Staff were asked for a less obvious PIN, and this is another obvious one.
      if (isGuessable(first)) return choose(again)
      setProblem(t`The PINs don’t match. Choose one again.`)
      setStep({ kind: 'choose' })
      return
    }
    try {
      setStep({ kind: 'code', code: await onSet(again) })
    } catch {
      setProblem(t`The PIN could not be saved on this device. Choose it again.`)
      setStep({ kind: 'choose' })
    }
  }
  if (step.kind === 'code')
    return (
      <RecoveryCode code={step.code}>
        <Button kind="primary" onClick={onClose}>
          <Trans>I have written it down</Trans>
        </Button>
      </RecoveryCode>
    )
  return step.kind === 'choose' ? (
    <PinPad
      key="choose"
      label={t`Choose 4 to 8 digits`}
      submitLabel={t`Next`}
      problem={problem}
      takesFocus
      onSubmit={choose}
    />
  ) : (
    <>
      {isGuessable(step.pin) && (
        <p>
          <Trans>This PIN is easy to guess. To choose another one, enter a different PIN now.</Trans>
        </p>
      )}
      <PinPad
        key={step.pin}
        label={t`Enter the PIN again`}
        submitLabel={t`Set PIN`}
        problem={null}
        takesFocus
        onSubmit={(again) => repeat(step.pin, again)}
      />
    </>
  )
}

/** The recovery code, in groups that are easy to copy; it can be printed. */
function RecoveryCode({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div className={styles.sheet} data-paper>
      <p>
        <Trans>The PIN is set. If you forget it, this recovery code removes it:</Trans>
      </p>
      <p className={styles.code}>{groupedRecoveryCode(code)}</p>
      <p className={styles.line}>
        <Trans>
          Write it down and keep it away from the booth. It is shown only once, and a new PIN gets a new code.
        </Trans>
      </p>
      <div className={styles.actions}>
        {children}
        <Button kind="plain" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </div>
  )
}
