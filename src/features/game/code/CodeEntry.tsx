import { useLingui } from '@lingui/react/macro'
import type { ChallengeCode } from '#domain/game/challengeCode'
import { CodeButton } from './CodeButton'
import styles from './CodeEntry.module.css'

/** Entry for visitors who were challenged with a code. */
export function CodeEntry({ onPlay }: { onPlay: (code: ChallengeCode) => Promise<void> }) {
  const { t } = useLingui()
  return (
    <section className={styles.entry} aria-labelledby="game-got-a-code">
      <div className={styles.words}>
        <h2 id="game-got-a-code" className={styles.title}>{t`Has someone challenged you?`}</h2>
        <p className={styles.text}>{t`Enter their code to play the same run.`}</p>
      </div>
      <CodeButton onPlay={onPlay} />
    </section>
  )
}
