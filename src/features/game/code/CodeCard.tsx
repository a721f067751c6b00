import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { encodeAnswer } from '#domain/game/answerCode'
import { type ChallengeCode, encodeChallenge } from '#domain/game/challengeCode'
import type { GameRun, Run } from '#domain/game/gameTypes'
import type { Numbered } from '#domain/game/playerNumber'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { cx } from '../../../ui/cx'
import { AnswerButton } from './AnswerButton'
import styles from './CodeCard.module.css'

export interface CodeCardProps {
  run: Run
  own: Numbered<GameRun>
  /** The challenge code that the run was started from; null for none. */
  taken: ChallengeCode | null
  /** Without sentences, for small spaces. */
  isCompact?: boolean
}

/**
 * The codes of a run: its answer to the challenge that it was started from, and its own challenge, which takes a find
 * (docs/game.md T4).
 */
export function CodeCard({ run, own, taken, isCompact = false }: CodeCardProps) {
  const { t } = useLingui()
  const nameOf = usePlayerName()
  const { seed, deck } = run.setup
  const challenge = { seed, deck, score: run.score }
  const result = { score: run.score, found: run.finds.length }
  return (
    <>
      {taken && (
        <Code
          title={t`Your answer`}
          text={t`Type it on the other screen.`}
          code={encodeAnswer(result, taken)}
          isCompact={isCompact}
        />
      )}
      {result.found > 0 && !(taken && isCompact) && (
        <Code
          title={t`Challenge a colleague`}
          text={isCompact ? null : t`The same run on any device, no network needed.`}
          code={encodeChallenge(challenge)}
          isCompact={isCompact}
        >
          <AnswerButton own={{ ...result, name: nameOf(own), run: null }} challenge={challenge} />
        </Code>
      )}
    </>
  )
}

interface CodeProps {
  title: string
  text: string | null
  code: string
  isCompact: boolean
  children?: ReactNode
}

/** One code, large enough to read across a table. */
function Code({ title, text, code, isCompact, children }: CodeProps) {
  const id = useId()
  return (
    <section className={cx(styles.card, isCompact && styles.compact)} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.codes}>
        <p className={styles.code}>
          <span className="visually-hidden">{[...code].join(' ')}</span>
          <span aria-hidden="true">{code.slice(0, code.length / 2)}</span>
          <span aria-hidden="true">{code.slice(code.length / 2)}</span>
        </p>
        {children}
      </div>
    </section>
  )
}
