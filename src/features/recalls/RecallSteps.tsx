import { useLingui } from '@lingui/react/macro'
import type { RecallType } from '#domain/vehicle/recall'
import styles from './RecallSteps.module.css'

export interface RecallStepsProps {
  type: RecallType
  makeName: string
  isInventory: boolean
}

/** What to do about a recall, in order. */
export function RecallSteps({ type, makeName, isInventory }: RecallStepsProps) {
  const { t } = useLingui()
  const isUrgent = type === 'productSafety'
  const steps = isInventory
    ? [
        t`Do not sell, lend, or deliver it until the repair is done.`,
        t`Book the recall repair in your service department with the VIN above.`,
        t`Mark the service as scheduled here, so your whole team can see it.`,
      ]
    : [
        isUrgent
          ? t`Have it repaired soon: the recall is about safety on the road.`
          : t`Have it repaired: it does not meet a rule, but there is no immediate danger.`,
        t`Call any ${makeName} dealer, give the VIN above, and ask for the recall repair.`,
        t`Mark the service as scheduled here, so your whole team can see it.`,
      ]
  return (
    <div className={styles.steps}>
      <h3 className={styles.title}>{t`What to do`}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
