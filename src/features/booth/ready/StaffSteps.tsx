import { Trans, useLingui } from '@lingui/react/macro'
import { STAFF_STEPS, type StaffStep } from '#domain/booth/readiness/steps'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { STEP_NAMES } from './checkNames'
import styles from './StaffSteps.module.css'

export interface StaffStepsProps {
  done: readonly StaffStep[]
  event: string
  isEventConfirmed: boolean
  onStep: (step: StaffStep, isDone: boolean) => void
  onConfirmEvent: () => void
}

/** What only a person can see or set: ticked once a day, and the event once per event. */
export function StaffSteps({ done, event, isEventConfirmed, onStep, onConfirmEvent }: StaffStepsProps) {
  const { t, i18n } = useLingui()
  return (
    <Card title={t`By hand`}>
      <div className={styles.steps}>
        {STAFF_STEPS.map((step) => (
          <CheckboxField key={step} checked={done.includes(step)} onChange={(isDone) => onStep(step, isDone)}>
            {i18n._(STEP_NAMES[step])}
          </CheckboxField>
        ))}
      </div>
      {!isEventConfirmed && (
        <div className={styles.event}>
          <p>
            <Trans>Is this device at the event “{event}”?</Trans>
          </p>
          <Button kind="soft" onClick={onConfirmEvent}>
            <Trans>Confirm event</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
