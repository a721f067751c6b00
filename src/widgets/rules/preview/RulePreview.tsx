import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Firings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { cx } from '../../../ui/cx'
import { Card } from '../../../ui/display/Card'
import { RuleSentence } from '../sentence/RuleSentence'
import { useSentenceContext } from '../sentence/useSentenceContext'
import { TestRule } from './TestRule'
import type { ShownFacts } from './useFiringFacts'
import styles from './WhenItFires.module.css'

/** A rule that is being edited, with what it is counted from. */
export interface EditedRule<Rule extends RuleDraft = RuleDraft> {
  rule: Rule
  /** As typed so far. */
  name: string
  /** Null while it is not stored. */
  ruleId: string | null
  /** What is still missing before the rule can be saved, as a sentence. */
  problem: string | null
  /** A number of the form is invalid: the rule is the last one that had none. */
  isOutdated: boolean
  /** Takes the conditions of a rule that is proposed into the form. */
  onAdopt: ((rule: RuleDraft) => void) | undefined
  facts: ShownFacts
}

export interface RulePreviewProps {
  edited: EditedRule
  /** Of a geofence rule. */
  fenceName?: string | null
  /** Null while they are not counted, as before a fence was drawn. */
  firings: Firings | null
  /** The firings, or what is shown instead. */
  children: ReactNode
}

/** The sentence of a rule over its firings, with the button that tests it. */
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
