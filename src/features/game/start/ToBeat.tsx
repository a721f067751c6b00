import { Trans } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { leaderboard } from '#domain/game/leaderboard'
import { useFormats } from '../../../i18n/FormatsProvider'
import { usePlayerName } from '../../../i18n/usePlayerName'
import type { GameFrame } from '../gameFrame'
import styles from './ToBeat.module.css'

/** The best score of today, once there is one. */
export function ToBeat({ board, scope }: Omit<GameFrame, 'title'>) {
  const { whole } = useFormats()
  const nameOf = usePlayerName()
  const runs = valueOr(board, null)?.runs ?? []
  const [best] = leaderboard(runs, { event: scope.event, day: scope.today })
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
