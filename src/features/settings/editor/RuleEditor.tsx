import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { RuleType } from '../../../domain/notifications/ruleType'
import type { FenceDraft } from '../../../widgets/rules/preview/WhenItFires'
import { LeaveDialog } from '../../../widgets/unsaved/LeaveDialog'
import { RestoredLine } from '../../../widgets/unsaved/RestoredLine'
import { EditorActions } from './EditorActions'
import { LazyWhenItFires } from './LazyWhenItFires'
import { NameCard } from './NameCard'
import { PeopleCard } from './PeopleCard'
import styles from './RuleEditor.module.css'
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
      <div className={styles.choices}>
        <VehiclesCard {...part} section={section} vehicles={scope.vehicles} />
        <PeopleCard {...part} people={scope.people} />
        <RuleList type={type} rules={rules} shownId={rule?.id ?? null} />
      </div>
    ),
    [part, section, scope, type, rules, rule],
  )

  // Problems of the map are shown on the map, so only those of the form are scrolled to.
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const marked = screen.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    marked?.scrollIntoView({ block: 'nearest' })
    if (marked instanceof HTMLInputElement) marked.focus({ preventScroll: true })
  }, [refusals])

  return (
    <div ref={screen} className={styles.screen}>
      <div className={styles.conditions}>
        {editing.isRestored && <RestoredLine onDiscard={editing.onDiscard} />}
        <NameCard {...part} type={type} example={kind.example} />
        {children}
        <kind.Part form={own} change={editing.changeOwn} problems={problems} tried={tried} />
      </div>
      <div className={styles.preview}>
        <LazyWhenItFires
          rule={editing.draft}
          name={base.name}
          ruleId={rule?.id ?? null}
          fence={fence}
          problem={editing.missing && _(PROBLEM_TEXTS[editing.missing])}
        />
      </div>
      {choices}
      <div className={styles.actions}>
        <EditorActions rule={rule} busy={editing.busy} onSave={editing.onSave} onDelete={editing.onDelete} />
      </div>
      <LeaveDialog guard={guard} onSave={editing.save} onDiscard={editing.onDiscard} />
    </div>
  )
}
