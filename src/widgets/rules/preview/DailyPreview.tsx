import { useMemo } from 'react'
import { countFirings, type DailyDraft } from '#domain/notifications/firing/counting/countFirings'
import { FiringsView } from './FiringsView'
import { type EditedRule, RulePreview } from './RulePreview'

/** A rule that is counted on daily figures, anew at each key. */
export function DailyPreview(edited: EditedRule<DailyDraft>) {
  const { rule, facts } = edited
  const firings = useMemo(() => countFirings(rule, facts), [rule, facts])
  return (
    <RulePreview edited={edited} firings={firings}>
      <FiringsView {...edited} firings={firings} />
    </RulePreview>
  )
}
