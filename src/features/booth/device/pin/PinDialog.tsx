import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button'
import { Dialog } from '../../../../ui/overlays/Dialog'
import { useStaffForm } from '../../../../widgets/booth/useStaffForm'
import { PinPad } from '../../frame/PinPad'
import { RecoveryCode } from './RecoveryCode'

export interface PinDialogProps {
  isOpen: boolean
  onSet: (pin: string) => Promise<string>
  onClose: () => void
}

/** Sets a PIN: entered twice, then its recovery code, shown this once. */
export function PinDialog({ isOpen, onSet, onClose }: PinDialogProps) {
  const { t } = useLingui()
  return (
    // A touch beside it must not take the code away before it is written down.
    <Dialog isOpen={isOpen} title={t`Staff PIN`} dismissable={false} onClose={onClose}>
      {isOpen && <PinSteps onSet={onSet} onClose={onClose} />}
    </Dialog>
  )
}

type Step = { kind: 'choose' } | { kind: 'repeat'; pin: string } | { kind: 'code'; code: string }

function PinSteps({ onSet, onClose }: Pick<PinDialogProps, 'onSet' | 'onClose'>) {
  const { t } = useLingui()
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const [problem, setProblem] = useState<string | null>(null)
  useStaffForm(true)
  const choose = async (pin: string) => {
    setProblem(null)
    setStep({ kind: 'repeat', pin })
  }
  const repeat = async (first: string, again: string) => {
    if (again !== first) {
      setProblem(t`The two PINs differ. Choose one again.`)
      setStep({ kind: 'choose' })
      return
    }
    try {
      setStep({ kind: 'code', code: await onSet(again) })
    } catch {
      setProblem(t`The PIN could not be saved on this device. Choose one again.`)
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
      onSubmit={choose}
    />
  ) : (
    <PinPad
      key="repeat"
      label={t`Enter the PIN again`}
      submitLabel={t`Set PIN`}
      problem={null}
      onSubmit={(again) => repeat(step.pin, again)}
    />
  )
}
