import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { countFirings, type DailyDraft } from '#domain/notifications/firing/counting/countFirings'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { Card } from '../../../../ui/display/Card'
import { Gate } from '../../../../ui/feedback/Gate'
import { Skeleton } from '../../../../ui/feedback/Skeleton'
import { FencePreview } from './FencePreview'
import { FiringsView } from './FiringsView'
import { type EditedRule, RulePreview } from './RulePreview'
import { useFiringFacts } from './useFiringFacts'
import styles from './WhenItFires.module.css'

/** The fence of a geofence rule as currently drawn. */
export interface FenceDraft {
  name: string
  area: GeofenceArea
}

export interface WhenItFiresProps {
  rule: RuleDraft
  /** The name as currently typed. */
  name: string
  /** Null for a new rule. */
  ruleId: string | null
  /** Of a geofence rule; null before there is one. */
  fence?: FenceDraft | null
  /** Why the rule cannot be saved or tested yet, as a sentence. */
  problem?: string | null
  /** A number in the form is invalid, so that `rule` is the last valid one. */
  isOutdated?: boolean
  /** Copies the conditions of a proposed rule into the form. */
  onAdopt?: (rule: RuleDraft) => void
}

/** When the edited rule fires, how often it would have fired, and a button to test it. */
export function WhenItFires(props: WhenItFiresProps) {
  const { rule, name, ruleId, fence = null, problem = null, isOutdated = false, onAdopt } = props
  const { t } = useLingui()
  const facts = useFiringFacts(rule.section)
  const title = t`When it fires`
  return (
    <Gate
      live={facts}
      loading={
        <Card title={title}>
          <Skeleton className={styles.wait ?? ''} />
        </Card>
      }
      frame={(trouble) => <Card title={title}>{trouble}</Card>}
    >
      {(read) => {
        const edited = { name, ruleId, problem, isOutdated, onAdopt, facts: read }
        return rule.type === RULE_TYPES.geofence ? (
          <FencePreview {...edited} rule={rule} fence={fence} />
        ) : (
          <DailyPreview {...edited} rule={rule} />
        )
      }}
    </Gate>
  )
}

/** A rule that is counted from daily figures, again at each key. */
function DailyPreview(edited: EditedRule<DailyDraft>) {
  const { rule, facts } = edited
  const firings = useMemo(() => countFirings(rule, facts), [rule, facts])
  return (
    <RulePreview edited={edited} firings={firings}>
      <FiringsView {...edited} firings={firings} />
    </RulePreview>
  )
}
