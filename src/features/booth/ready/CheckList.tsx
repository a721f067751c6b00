import { useLingui } from '@lingui/react/macro'
import { CHECKS, type Check, type CheckState } from '#domain/booth/readiness/checkResults'
import { type CheckResults, stateOf, type Verdict } from '#domain/booth/readiness/verdict'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './CheckList.module.css'
import { CHECK_NAMES } from './checkNames'
import { useCheckResultText } from './useCheckResultText'

export interface CheckListProps {
  results: CheckResults
  verdict: Verdict
  /** The running check; null without one. */
  current: Check | null
}

const STATE_ICONS: Record<CheckState, string> = {
  ok: ICONS.check,
  warn: ICONS.info,
  unknown: ICONS.minus,
  bad: ICONS.x,
}

/** Every check with its result. */
export function CheckList({ results, verdict, current }: CheckListProps) {
  const { t, i18n } = useLingui()
  const words = useCheckResultText()
  const stateNames: Record<CheckState, string> = {
    ok: t`Passed`,
    warn: t`Passed, worth a look`,
    unknown: t`Not known`,
    bad: t`Failed`,
  }
  return (
    <Card
      title={t`Readiness`}
      aside={t`${i18n.number(verdict.passed)} of ${i18n.number(verdict.total)}`}
      className={styles.card}
    >
      <ul className={styles.checks}>
        {CHECKS.map((check) => {
          const result = results[check]
          const state = stateOf(results, check)
          return (
            <li key={check} className={styles.check} data-state={result ? state : 'open'}>
              <span className={styles.mark}>{result && <Icon path={STATE_ICONS[state]} size={16} />}</span>
              <div className={styles.words}>
                <h3>{i18n._(CHECK_NAMES[check])}</h3>
                <p>
                  {result && <span className="visually-hidden">{stateNames[state]}: </span>}
                  {result ? words(result) : check === current ? t`Checking` : t`Not checked yet`}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
