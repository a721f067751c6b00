import { useLingui } from '@lingui/react/macro'
import { type TripsOwner, windowScore } from '#domain/trips/tripHistory'
import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { cardClass } from '../../../ui/display/cardClass'
import { ScoreChange } from '../score/ScoreChange'
import { ScoreLabel } from '../score/ScoreLabel'
import { WindowChoice } from '../score/WindowChoice'
import styles from './WindowScores.module.css'

export interface WindowScoresProps {
  of: TripsOwner
  days: readonly VehicleDays[]
  window: WindowDays
  onWindow: (window: WindowDays) => void
}

/** The score over 7, 30 or 60 days, and its change from the period before. */
export function WindowScores({ of, days, window, onWindow }: WindowScoresProps) {
  const { t } = useLingui()
  const { score, change } = windowScore(days, of, window)
  return (
    <section className={cardClass(styles.card)} aria-label={t`Score over time`}>
      <div className={styles.head}>
        <h2>{'driverId' in of ? t`Driver score` : t`Vehicle score`}</h2>
        {score === null ? <span className={styles.none}>--</span> : <ScoreLabel score={score} />}
      </div>
      <WindowChoice window={window} onWindow={onWindow} />
      <p className={styles.change}>
        {score === null ? (
          t`No driving in this period.`
        ) : change === null ? (
          t`There is no previous period to compare with.`
        ) : (
          <ScoreChange points={change} />
        )}
      </p>
    </section>
  )
}
