import { type ReactNode, useEffect, useRef } from 'react'
import type { RuleBase } from '../../../domain/notifications/notificationRule'
import type { EditedRuleType } from '../../../domain/notifications/ruleType'
import type { FleetUser } from '../../../domain/people/user'
import type { DrivenVehicle } from '../../../domain/vehicle/vehicle'
import { EditorActions } from './EditorActions'
import { LeaveDialog } from './LeaveDialog'
import { NameCard } from './NameCard'
import styles from './RuleEditor.module.css'
import { RuleList } from './RuleList'
import type { RuleForm } from './ruleForm'
import type { RuleLabels } from './ruleKind'
import type { RuleEditing } from './useRuleEditor'
import { WhoCard } from './WhoCard'

export interface RuleEditorProps {
  type: EditedRuleType
  words: RuleLabels
  editing: RuleEditing<RuleForm>
  /** Null: a new one. */
  rule: RuleBase | null
  /** All rules of the type. */
  rules: readonly RuleBase[]
  vehicles: readonly DrivenVehicle[]
  managers: readonly FleetUser[]
  /** Beside the form, always in sight. */
  map: ReactNode
  /** What the type asks for, between the name and whom it tells. */
  children: ReactNode
}

/** The editor of any rule: its name, what its type asks for, whom it watches and tells, and the others. */
export function RuleEditor(props: RuleEditorProps) {
  const { type, words, editing, rule, rules, vehicles, managers, map, children } = props
  const { form, change, problems, refusals, busy, guard, save, onSave, onDelete } = editing
  const part = { form, change, problems }

  // Problems of the map are shown on the map, which is always visible, so only form problems are scrolled to.
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const marked = column.current?.querySelector('[aria-invalid="true"], [role="alert"]')
    marked?.scrollIntoView({ block: 'nearest' })
  }, [refusals])

  return (
    <div className={styles.screen}>
      <div className={styles.mapPlace}>{map}</div>
      <div ref={column} className={styles.column}>
        <NameCard {...part} words={words} />
        {children}
        <WhoCard {...part} vehicles={vehicles} managers={managers} />
        <EditorActions rule={rule} busy={busy} onSave={onSave} onDelete={onDelete} />
        <RuleList type={type} words={words} rules={rules} shownId={rule?.id ?? null} />
      </div>
      <LeaveDialog guard={guard} onSave={save} />
    </div>
  )
}
