import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Handoff } from '../../domain/handoff/handoff'
import styles from './HandoffCard.module.css'
import { HandoffCode } from './HandoffCode'

/** What a visitor takes along, beside the way to take it. */
export function HandoffCard({ handoff }: { handoff: Handoff }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <HandoffCode handoff={handoff} className={styles.code} />
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {handoff.kind === 'game' ? t`Take your score with you` : t`Take your tour with you`}
        </h2>
        <p className={styles.text}>{t`Scan with your phone. No sign-up, and nothing about you in it.`}</p>
      </div>
    </section>
  )
}
