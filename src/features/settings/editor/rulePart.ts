import type { RuleForm, RuleProblem } from './ruleForm'

/** Props of an editor part; `Form` is the part of the form that it edits. */
export interface RulePartProps<Form = RuleForm> {
  form: Form
  change: (next: Partial<Form>) => void
  /** Validation problems, empty before the first attempt to save. */
  problems: readonly RuleProblem[]
  /** Somebody tried to save: an empty field says so from now on. */
  tried: boolean
}
