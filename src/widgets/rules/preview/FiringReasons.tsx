import { useLingui } from '@lingui/react'
import { FIRING_REASONS, type Firings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Icon } from '../../../ui/icons/Icon'
import { REASON_ICONS } from '../../../ui/icons/reason/reasonIcons'
import styles from './FiringsView.module.css'
import { REASON_LABELS } from './reasonLabels'
import { reasonsOf } from './reasonsOf'

/** How often each of a rule's reasons made it fire; left out where there is only one. */
export function FiringReasons({ rule, firings }: { rule: RuleDraft; firings: Firings }) {
  const { _ } = useLingui()
  const { whole } = useFormats()
  const reasons = reasonsOf(rule)
  if (reasons.length < 2) return null
  return (
    <ul className={styles.reasons}>
      {FIRING_REASONS.filter((reason) => reasons.includes(reason)).map((reason) => (
        <li key={reason}>
          <Icon path={REASON_ICONS[reason]} />
          <span>{_(REASON_LABELS[reason])}</span> <b>{whole(firings.byReason[reason] ?? 0)}</b>
        </li>
      ))}
    </ul>
  )
}
