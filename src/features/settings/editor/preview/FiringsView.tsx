import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { FIRING_REASONS, type Firings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { removedVehicles } from '#domain/notifications/watchedVehicles'
import { DayCounts } from '../../../../charts/DayCounts'
import { useFormats } from '../../../../i18n/useFormats'
import { cx } from '../../../../ui/cx'
import { Icon } from '../../../../ui/icons/Icon'
import { REASON_ICONS } from '../../../../ui/icons/reason/reasonIcons'
import styles from './FiringsView.module.css'
import { FiringVehicles } from './FiringVehicles'
import { REASON_LABELS, reasonsOf } from './firingReasons'
import type { EditedRule } from './RulePreview'
import { TooOften } from './TooOften'
import { useDayText } from './useDayText'

export interface FiringsViewProps extends Pick<EditedRule, 'rule' | 'facts' | 'isOutdated' | 'onAdopt'> {
  firings: Firings
  /** The firings of the new fence are being counted; `firings` are those of the previous one. */
  counting?: boolean
}

/** How often a rule would have fired: the number, its days, reasons and vehicles. */
export function FiringsView(props: FiringsViewProps) {
  const { rule, facts, firings, counting = false, isOutdated, onAdopt } = props
  const { t } = useLingui()
  const { whole } = useFormats()
  const { window, times, byDay } = firings
  const dayCount = byDay.filter((count) => count > 0).length
  const number = whole(times)
  const what = t`${plural(times, { one: 'time it would have fired', other: 'times it would have fired' })}`
  const when =
    times === 0 ? t`in the last ${window} days` : t`on ${whole(dayCount)} of the last ${window} days`
  // The number is updated at each key; its details are deferred.
  const details = useDeferredValue(useMemo(() => ({ rule, firings }), [rule, firings]))
  const outdated = t`This is for the last valid number. Correct the marked number to update it.`
  const outdatedId = useId()
  const settled = useSettled(counting ? '' : isOutdated ? outdated : `${number} ${what} ${when}`)
  const figure = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears, so the focus moves to the changed number.
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
        {/* The number is updated at each key; the hidden line below announces the result after a pause. */}
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

/** Notes about what the number does not include. */
function Notes({ rule, facts }: Pick<FiringsViewProps, 'rule' | 'facts'>) {
  const { t } = useLingui()
  const removed = removedVehicles(rule, facts.vehicles).length
  return (
    <>
      {rule.type === RULE_TYPES.geofence && (
        <p className={styles.note}>{t`Only the last 7 days have paths to check against a geofence.`}</p>
      )}
      {removed > 0 && (
        <p className={styles.note}>
          {t`${plural(removed, { one: '# chosen vehicle was removed and is not counted.', other: '# chosen vehicles were removed and are not counted.' })}`}
        </p>
      )}
    </>
  )
}

/** Pause after which typing counts as finished, milliseconds. */
const SETTLED_MS = 900

/** A text once it stops changing, so that a screen reader reads only the result and not each key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Maximum number of days that the text alternative lists. */
const MOST_DAYS_NAMED = 10

/** The days of the window as bars. */
function FiringDays({ firings: { window, byDay } }: { firings: Firings }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const dayText = useDayText()
  const fired = byDay.flatMap((count, at) => (count > 0 ? [{ count, daysAgo: at + 1 }] : []))
  const highest = fired.toSorted((a, b) => b.count - a.count).slice(0, MOST_DAYS_NAMED)
  const named = highest.map(({ count, daysAgo }) => `${dayText(daysAgo)}: ${whole(count)}`).join(', ')
  const dayCount = fired.length
  const label =
    dayCount === 0
      ? t`Times by day: none`
      : dayCount <= MOST_DAYS_NAMED
        ? t`Times by day: ${named}`
        : t`Times by day, the highest of ${dayCount} days: ${named}`
  return (
    <DayCounts
      label={label}
      counts={byDay.toReversed()}
      dates={[dayText(window), dayText(Math.ceil(window / 2)), dayText(1)]}
      write={whole}
    />
  )
}

/** The number of firings for each reason of a rule; nothing if there is only one reason. */
function FiringReasons({ rule, firings }: { rule: RuleDraft; firings: Firings }) {
  const { i18n } = useLingui()
  const { whole } = useFormats()
  const reasons = reasonsOf(rule)
  if (reasons.length < 2) return null
  return (
    <ul className={styles.reasons}>
      {FIRING_REASONS.filter((reason) => reasons.includes(reason)).map((reason) => (
        <li key={reason}>
          <Icon path={REASON_ICONS[reason]} />
          <span>{i18n._(REASON_LABELS[reason])}</span> <b>{whole(firings.byReason[reason] ?? 0)}</b>
        </li>
      ))}
    </ul>
  )
}
