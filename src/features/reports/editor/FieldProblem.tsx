import { useLingui } from '@lingui/react'
import type { ReportProblem } from '#domain/reports/reportProblems'
import { ProblemLine } from '../../../widgets/editor/ProblemLine'
import { PROBLEM_TEXTS } from './problemTexts'

export interface FieldProblemProps {
  /** What the group of fields may have; the first of them is said. */
  of: readonly ReportProblem[]
  problems: readonly ReportProblem[]
}

/** What is wrong with a group of fields. */
export function FieldProblem({ of, problems }: FieldProblemProps) {
  const { _ } = useLingui()
  const problem = of.find((one) => problems.includes(one))
  return problem ? <ProblemLine>{_(PROBLEM_TEXTS[problem])}</ProblemLine> : null
}
