import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Firings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { cx } from '../../../../ui/cx'
import { Card } from '../../../../ui/display/Card'
import { RuleSentence, useSentenceContext } from '../../../../widgets/rules/sentence/RuleSentence'
import { TestRule } from './TestRule'
import type { ShownFacts } from './useFiringFacts'
import styles from './WhenItFires.module.css'

/** The edited rule, with the facts that its firings are counted from. */
export interface EditedRule<Rule extends RuleDraft = RuleDraft> {
  rule: Rule
  /** The name as currently typed. */
  name: string
  /** Null for a new rule. */
  ruleId: string | null
  /** Why the rule cannot be saved or tested yet, as a sentence. */
  problem: string | null
  /** A number in the form is invalid, so that `rule` is the last valid one. */
  isOutdated: boolean
  /** Copies the conditions of a proposed rule into the form. */
  onAdopt: ((rule: RuleDraft) => void) | undefined
  facts: ShownFacts
}

export interface RulePreviewProps {
  edited: EditedRule
  /** Name of a geofence rule's fence. */
  fenceName?: string | null
  /** Null until they are counted, for example before a fence is drawn. */
  firings: Firings | null
  /** The firings, or what is shown instead. */
  children: ReactNode
}

/** The sentence of a rule, its firings, and a button that tests it. */
export function RulePreview({ edited, fenceName = null, firings, children }: RulePreviewProps) {
  const { t } = useLingui()
  const context = useSentenceContext({ ...edited.facts, fenceName })
  return (
    <Card title={t`When it fires`} aside={<TestRule {...edited} firings={firings} />}>
      <p className={cx(styles.sentence, edited.isOutdated && styles.outdated)}>
        <RuleSentence rule={edited.rule} context={context} />
      </p>
      {children}
    </Card>
  )
}
