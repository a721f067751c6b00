import { useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import type { RuleType } from '#domain/notifications/ruleType'
import { EditorFrame } from '../../../widgets/form/EditorFrame'
import { useProblem } from '../../../widgets/form/formPart'
import type { FenceDraft } from '../../../widgets/rules/preview/WhenItFires'
import { EditorActions } from './EditorActions'
import { LazyWhenItFires } from './LazyWhenItFires'
import { NameCard } from './NameCard'
import { PeopleCard } from './PeopleCard'
import { RuleList } from './RuleList'
import { RuleVehicles } from './RuleVehicles'
import type { RuleKind } from './ruleKind'
import { PROBLEM_TEXTS } from './ruleProblems'
import type { EditedRule, RuleEditing } from './useRuleEditor'

export interface RuleEditorProps<Type extends RuleType, Own> {
  kind: RuleKind<Type, Own>
  edited: EditedRule<Type>
  editing: RuleEditing<Own>
  /** What the type asks for before its conditions, such as a fence. */
  children?: ReactNode
  /** The fence of a geofence rule as it is shown; null before there is one. */
  fence?: FenceDraft | null
}

/** The editor of any rule: name, what its type asks for, whom it watches and tells, and what it would have done. */
export function RuleEditor<Type extends RuleType, Own>(props: RuleEditorProps<Type, Own>) {
  const { kind, edited, editing, children, fence = null } = props
  const { _ } = useLingui()
  const { type, section, rule, rules, scope } = edited
  const { base, own, changeBase, saving } = editing
  const { tried, missing } = saving
  const problem = useProblem(saving.problems, PROBLEM_TEXTS)
  const part = useMemo(
    () => ({ form: base, change: changeBase, problem, tried }),
    [base, changeBase, problem, tried],
  )
  // A key on the conditions changes nothing here, and has the sentence and the count to show in time.
  const choices = useMemo(
    () => (
      <>
        <RuleVehicles {...part} section={section} vehicles={scope.vehicles} />
        <PeopleCard {...part} people={scope.people} />
        <RuleList type={type} rules={rules} shownId={rule?.id ?? null} />
      </>
    ),
    [part, section, scope, type, rules, rule],
  )
  return (
    <EditorFrame
      saving={saving}
      preview={
        <LazyWhenItFires
          rule={editing.draft}
          name={base.name}
          ruleId={rule?.id ?? null}
          fence={fence}
          problem={missing && _(PROBLEM_TEXTS[missing])}
          isOutdated={editing.isOutdated}
          onAdopt={editing.adopt}
        />
      }
      more={choices}
      actions={
        <EditorActions rule={rule} busy={editing.busy} onSave={saving.onSave} onDelete={editing.onDelete} />
      }
    >
      <NameCard {...part} type={type} example={kind.example} />
      {children}
      <kind.Part form={own} change={editing.changeOwn} problem={problem} tried={tried} />
    </EditorFrame>
  )
}
