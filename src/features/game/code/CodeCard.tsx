import { useLingui } from '@lingui/react/macro'
import { type ChallengeCode, CODE_LENGTH, encodeChallenge } from '#domain/game/challengeCode'
import { cx } from '../../../ui/cx'
import styles from './CodeCard.module.css'

export interface CodeCardProps extends ChallengeCode {
  /** Without the sentence, for small spaces. */
  isCompact?: boolean
}

/** The code of a run, large enough to read across a table. */
export function CodeCard({ isCompact = false, ...code }: CodeCardProps) {
  const { t } = useLingui()
  const text = encodeChallenge(code)
  return (
    <section className={cx(styles.card, isCompact && styles.compact)} aria-labelledby="game-code">
      <div className={styles.words}>
        <h2 id="game-code" className={styles.title}>{t`Challenge a colleague`}</h2>
        {!isCompact && <p className={styles.text}>{t`The same run on any device, no network needed.`}</p>}
      </div>
      <p className={styles.code}>
        <span className="visually-hidden">{[...text].join(' ')}</span>
        <span aria-hidden="true">{text.slice(0, CODE_LENGTH / 2)}</span>
        <span aria-hidden="true">{text.slice(CODE_LENGTH / 2)}</span>
      </p>
    </section>
  )
}
