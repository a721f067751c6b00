import { useLingui } from '@lingui/react'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import type { RuleProblem } from '../ruleForm'
import { PROBLEM_TEXTS } from '../ruleProblems'
import styles from './FieldProblem.module.css'

export interface FieldProblemProps {
  /** What the group of fields may have. */
  of: RuleProblem
  /** What the form has. */
  problems: readonly RuleProblem[]
}

/** Validation message under a group of fields. */
export function FieldProblem({ of, problems }: FieldProblemProps) {
  const { _ } = useLingui()
  if (!problems.includes(of)) return null
  return (
    <p className={styles.problem} role="alert">
      <Icon path={ICONS.circleAlert} size={16} />
      <span>{_(PROBLEM_TEXTS[of])}</span>
    </p>
  )
}
