import { useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import type { RuleType } from '#domain/notifications/ruleType'
import { EditorFrame } from '../../../widgets/editor/EditorFrame'
import type { FenceDraft } from '../../../widgets/rules/preview/WhenItFires'
import { LeaveDialog } from '../../../widgets/unsaved/LeaveDialog'
import { RestoredLine } from '../../../widgets/unsaved/RestoredLine'
import { EditorActions } from './EditorActions'
import { LazyWhenItFires } from './LazyWhenItFires'
import { NameCard } from './NameCard'
import { PeopleCard } from './PeopleCard'
import { RuleList } from './RuleList'
import type { RuleKind } from './ruleKind'
import { PROBLEM_TEXTS } from './ruleProblems'
import type { EditedRule, RuleEditing } from './useRuleEditor'
import { VehiclesCard } from './VehiclesCard'

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
  const { base, own, changeBase, problems, tried, refusals, guard } = editing
  const part = useMemo(
    () => ({ form: base, change: changeBase, problems, tried }),
    [base, changeBase, problems, tried],
  )
  // A key on the conditions changes nothing here, and has the sentence and the count to show in time.
  const choices = useMemo(
    () => (
      <>
        <VehiclesCard {...part} section={section} vehicles={scope.vehicles} />
        <PeopleCard {...part} people={scope.people} />
        <RuleList type={type} rules={rules} shownId={rule?.id ?? null} />
      </>
    ),
    [part, section, scope, type, rules, rule],
  )
  return (
    <EditorFrame
      refusals={refusals}
      preview={
        <LazyWhenItFires
          rule={editing.draft}
          name={base.name}
          ruleId={rule?.id ?? null}
          fence={fence}
          problem={editing.missing && _(PROBLEM_TEXTS[editing.missing])}
          isOutdated={editing.isOutdated}
          onAdopt={editing.adopt}
        />
      }
      more={choices}
      actions={
        <>
          <EditorActions
            rule={rule}
            busy={editing.busy}
            onSave={editing.onSave}
            onDelete={editing.onDelete}
          />
          <LeaveDialog guard={guard} onSave={editing.save} onDiscard={editing.onDiscard} />
        </>
      }
    >
      {editing.isRestored && <RestoredLine onDiscard={editing.onDiscard} />}
      <NameCard {...part} type={type} example={kind.example} />
      {children}
      <kind.Part form={own} change={editing.changeOwn} problems={problems} tried={tried} />
    </EditorFrame>
  )
}
