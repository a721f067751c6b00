import type { RuleForm, RuleProblem } from './ruleForm'

/** What a part of an editor takes; `Form` is what it shows of a form. */
export interface RulePartProps<Form = RuleForm> {
  form: Form
  change: (next: Partial<Form>) => void
  /** What is wrong, once somebody tried to save. */
  problems: readonly RuleProblem[]
}
