import { Trans } from '@lingui/react/macro'
import { leaderboard } from '../../../domain/game/leaderboard'
import { valueOr } from '../../../domain/kiosk/live'
import { useFormats } from '../../../i18n/FormatsProvider'
import type { GameFrame } from '../gameFrame'
import styles from './ToBeat.module.css'

/** The best score of today, once there is one. */
export function ToBeat({ runs, scope }: Omit<GameFrame, 'title'>) {
  const { whole } = useFormats()
  const best = leaderboard(valueOr(runs, []), { event: scope.event, day: scope.today })[0]
  if (!best) return null
  const score = whole(best.run.score)
  const { initials } = best
  return (
    <p className={styles.toBeat}>
      <Trans>
        Score to beat today: <b className={styles.score}>{score}</b> by {initials}
      </Trans>
    </p>
  )
}
