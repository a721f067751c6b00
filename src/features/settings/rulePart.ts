import type { RuleForm, RuleProblem } from './ruleForm'

/** What every card of the editor takes. */
export interface RulePartProps {
  form: RuleForm
  change: (next: Partial<RuleForm>) => void
  /** What is wrong, once somebody tried to save. */
  problems: readonly RuleProblem[]
}
