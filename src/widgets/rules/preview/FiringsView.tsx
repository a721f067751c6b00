import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, useCallback, useDeferredValue, useId, useMemo, useRef } from 'react'
import type { Firings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { removedVehicles } from '#domain/notifications/watchedVehicles'
import { useFormats } from '../../../i18n/FormatsProvider'
import { cx } from '../../../ui/cx'
import { FiringDays } from './FiringDays'
import { FiringReasons } from './FiringReasons'
import styles from './FiringsView.module.css'
import { FiringVehicles } from './FiringVehicles'
import type { EditedRule } from './RulePreview'
import { TooOften } from './TooOften'
import { useSettled } from './useSettled'

export interface FiringsViewProps extends Pick<EditedRule, 'rule' | 'facts' | 'isOutdated' | 'onAdopt'> {
  firings: Firings
  /** The numbers are of the fence before, while those of the new one are being counted. */
  counting?: boolean
}

/** How often a rule would have fired: the number, its days, its reasons and the vehicles behind it. */
export function FiringsView(props: FiringsViewProps) {
  const { rule, facts, firings, counting = false, isOutdated, onAdopt } = props
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
  const outdated = t`This is for the last valid number. Correct the marked number to update it.`
  const outdatedId = useId()
  const settled = useSettled(counting ? '' : isOutdated ? outdated : `${number} ${what} ${when}`)
  const figure = useRef<HTMLParagraphElement>(null)
  // The button that was pressed goes away, and focus moves on to what it changed.
  const adopt = useCallback(
    (proposed: RuleDraft) => {
      onAdopt?.(proposed)
      figure.current?.focus()
    },
    [onAdopt],
  )
  return (
    <>
      {isOutdated && (
        <p id={outdatedId} className={styles.note}>
          {outdated}
        </p>
      )}
      <div className={cx(styles.count, isOutdated && styles.outdated)} aria-busy={counting}>
        {/* The number follows each key; the hidden line below tells the result once it stands. */}
        <p
          role="status"
          aria-live="off"
          aria-label={t`Times in the last ${window} days`}
          aria-describedby={isOutdated ? outdatedId : undefined}
          ref={figure}
          tabIndex={-1}
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
      <FiringDetails {...details} facts={facts} onAdopt={onAdopt && adopt} />
    </>
  )
}

const FiringDetails = memo(function FiringDetails(props: Omit<FiringsViewProps, 'isOutdated'>) {
  const { rule, facts, firings } = props
  return (
    <>
      <TooOften {...props} />
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
