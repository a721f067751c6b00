import { useLingui } from '@lingui/react'
import { ProblemLine } from '../../../../widgets/editor/ProblemLine'
import type { RuleProblem } from '../ruleForm'
import { PROBLEM_TEXTS } from '../ruleProblems'

export interface FieldProblemProps {
  /** What the group of fields may have. */
  of: RuleProblem
  /** What the form has. */
  problems: readonly RuleProblem[]
}

/** Validation message under a group of fields. */
export function FieldProblem({ of, problems }: FieldProblemProps) {
  const { _ } = useLingui()
  return problems.includes(of) ? <ProblemLine>{_(PROBLEM_TEXTS[of])}</ProblemLine> : null
}
