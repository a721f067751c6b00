import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import type { GeofenceArea } from '../../../domain/geofence/geofence'
import { countFirings, type DailyDraft } from '../../../domain/notifications/firing/counting/countFirings'
import type { RuleDraft } from '../../../domain/notifications/ruleDraft'
import { RULE_TYPES } from '../../../domain/notifications/ruleType'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { RuleSentence } from '../sentence/RuleSentence'
import { useSentenceContext } from '../sentence/useSentenceContext'
import { FenceFirings } from './FenceFirings'
import { FiringsView } from './FiringsView'
import { TestRule } from './TestRule'
import { type ShownFacts, useFiringFacts } from './useFiringFacts'
import styles from './WhenItFires.module.css'

/** The fence of a geofence rule, as the editor shows it now. */
export interface FenceDraft {
  name: string
  area: GeofenceArea
}

export interface WhenItFiresProps {
  rule: RuleDraft
  /** As typed so far. */
  name: string
  /** Null while it is not stored. */
  ruleId: string | null
  /** Of a geofence rule; null before there is one. */
  fence?: FenceDraft | null
  /** What is still missing before the rule can be saved, as a sentence; it cannot be tested either. */
  problem?: string | null
}

/** When a rule that is being edited fires, how often it would have, and a way to try it. */
export function WhenItFires(props: WhenItFiresProps) {
  const { t } = useLingui()
  const facts = useFiringFacts(props.rule.section)
  return (
    <Card title={t`When it fires`}>
      <Gate live={facts} loading={<Skeleton className={styles.wait ?? ''} />}>
        {(read) => <Preview {...props} facts={read} />}
      </Gate>
    </Card>
  )
}

interface PreviewProps extends WhenItFiresProps {
  facts: ShownFacts
}

function Preview({ rule, name, ruleId, fence = null, problem = null, facts }: PreviewProps): ReactNode {
  const context = useSentenceContext({ ...facts, fenceName: fence?.name ?? null })
  return (
    <div className={styles.preview}>
      <p className={styles.sentence}>
        <RuleSentence rule={rule} context={context} />
      </p>
      {rule.type === RULE_TYPES.geofence ? (
        <FenceFirings rule={rule} facts={facts} area={fence?.area ?? null}>
          {(firings) => <TestRule {...{ rule, name, ruleId, problem, facts, firings }} />}
        </FenceFirings>
      ) : (
        <DailyFirings rule={rule} facts={facts}>
          {(firings) => <TestRule {...{ rule, name, ruleId, problem, facts, firings }} />}
        </DailyFirings>
      )}
    </div>
  )
}

interface DailyFiringsProps {
  rule: DailyDraft
  facts: ShownFacts
  children: (firings: ReturnType<typeof countFirings>) => ReactNode
}

function DailyFirings({ rule, facts, children }: DailyFiringsProps) {
  const firings = useMemo(() => countFirings(rule, facts), [rule, facts])
  return (
    <>
      <FiringsView rule={rule} facts={facts} firings={firings} />
      {children(firings)}
    </>
  )
}
