import { useLingui } from '@lingui/react/macro'
import { CHECKS, type Check, type CheckState } from '#domain/booth/readiness/proofs'
import { type Proofs, stateOf, type Verdict } from '#domain/booth/readiness/verdict'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './CheckList.module.css'
import { CHECK_NAMES } from './checkNames'
import { useProofWords } from './useProofWords'

export interface CheckListProps {
  proofs: Proofs
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
export function CheckList({ proofs, verdict, current }: CheckListProps) {
  const { t, i18n } = useLingui()
  const words = useProofWords()
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
          const proof = proofs[check]
          const state = stateOf(proofs, check)
          return (
            <li key={check} className={styles.check} data-state={proof ? state : 'open'}>
              <span className={styles.mark}>{proof && <Icon path={STATE_ICONS[state]} size={16} />}</span>
              <div className={styles.words}>
                <h3>{i18n._(CHECK_NAMES[check])}</h3>
                <p>
                  {proof && <span className="visually-hidden">{stateNames[state]}: </span>}
                  {proof ? words(proof) : check === current ? t`Checking` : t`Not checked yet`}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
