import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/display/Card'
import styles from './RuleCards.module.css'
import type { ScheduleForm } from './ruleForm'
import type { RulePartProps } from './rulePart'
import { SchedulePart } from './SchedulePart'

export interface WhenCardProps extends RulePartProps<ScheduleForm> {
  /** What the type asks for first, such as entering or leaving. */
  children?: ReactNode
}

/** Conditions of a rule: trigger, days and hours. */
export function WhenCard({ children, ...part }: WhenCardProps) {
  const { t } = useLingui()
  return (
    <Card title={t`When`}>
      <div className={styles.stack}>
        {children}
        <SchedulePart {...part} />
      </div>
    </Card>
  )
}
