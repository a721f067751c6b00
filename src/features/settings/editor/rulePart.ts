import type { FormPart } from '../../../widgets/form/formPart'
import type { RuleForm, RuleProblem } from './ruleForm'

/** Props of an editor part; `Form` is the part of the form that it edits. */
export type RulePartProps<Form = RuleForm> = FormPart<Form, RuleProblem>
