import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue, useMemo } from 'react'
import type { Firings } from '../../../domain/notifications/firing/firing'
import type { RuleDraft } from '../../../domain/notifications/ruleDraft'
import { RULE_TYPES } from '../../../domain/notifications/ruleType'
import { removedVehicles } from '../../../domain/notifications/watchedVehicles'
import { useFormats } from '../../../i18n/FormatsProvider'
import { FiringDays } from './FiringDays'
import { FiringReasons } from './FiringReasons'
import styles from './FiringsView.module.css'
import { FiringVehicles } from './FiringVehicles'
import type { ShownFacts } from './useFiringFacts'
import { useSettled } from './useSettled'

export interface FiringsViewProps {
  rule: RuleDraft
  facts: ShownFacts
  firings: Firings
  /** The numbers are of the fence before, while those of the new one are being counted. */
  counting?: boolean
}

/** How often a rule would have fired: the number, its days, its reasons and the vehicles behind it. */
export function FiringsView({ rule, facts, firings, counting = false }: FiringsViewProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const { window, times, byDay } = firings
  const dayCount = byDay.filter((count) => count > 0).length
  const number = whole(times)
  const what = t`${plural(times, { one: 'time it would have fired', other: 'times it would have fired' })}`
  const when =
    times === 0
      ? t`in the last ${window} days`
      : t`in the last ${window} days, on ${plural(dayCount, { one: '# of them', other: '# of them' })}`
  // The number follows each key at once; what explains it comes when there is time.
  const details = useDeferredValue(useMemo(() => ({ rule, firings }), [rule, firings]))
  const settled = useSettled(counting ? '' : `${number} ${what} ${when}`)
  return (
    <>
      <div className={styles.count} aria-busy={counting}>
        {/* The number follows each key; the hidden line below tells the result once it stands. */}
        <p
          role="status"
          aria-live="off"
          aria-label={t`Times in the last ${window} days`}
          className={styles.figure}
        >
          <span className={styles.number}>{number}</span>{' '}
          <span className={styles.words}>
            <span>{what}</span> <span className={styles.when}>{when}</span>
          </span>
        </p>
        <p className="visually-hidden" aria-live="polite">
          {settled}
        </p>
      </div>
      <FiringDetails {...details} facts={facts} />
    </>
  )
}

const FiringDetails = memo(function FiringDetails({ rule, facts, firings }: FiringsViewProps) {
  return (
    <>
      <FiringDays firings={firings} />
      <FiringReasons rule={rule} firings={firings} />
      <Notes rule={rule} facts={facts} />
      <FiringVehicles rule={rule} facts={facts} firings={firings} />
    </>
  )
})

/** What the number leaves out. */
function Notes({ rule, facts }: Pick<FiringsViewProps, 'rule' | 'facts'>) {
  const { t } = useLingui()
  const removed = removedVehicles(rule, facts.vehicles).length
  return (
    <>
      {rule.type === RULE_TYPES.geofence && (
        <p className={styles.note}>{t`Only the last 7 days have paths to hold against a geofence.`}</p>
      )}
      {removed > 0 && (
        <p className={styles.note}>
          {t`${plural(removed, { one: '# chosen vehicle was removed and is not counted.', other: '# chosen vehicles were removed and are not counted.' })}`}
        </p>
      )}
    </>
  )
}
