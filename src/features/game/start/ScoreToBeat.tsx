import { Trans } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { useFormats } from '../../../i18n/useFormats'
import { usePlayerName } from '../../../i18n/usePlayerName'
import type { GameFrame } from '../gameFrame'
import styles from './ScoreToBeat.module.css'

/** The best score of today, once there is one. */
export function ScoreToBeat({ boards }: Omit<GameFrame, 'title'>) {
  const { whole } = useFormats()
  const nameOf = usePlayerName()
  const best = valueOr(boards, null)?.today.rows[0]
  if (!best) return null
  const score = whole(best.run.score)
  const name = nameOf(best.run)
  return (
    <p className={styles.toBeat}>
      <Trans>
        Score to beat today: <b className={styles.score}>{score}</b> by {name}
      </Trans>
    </p>
  )
}
