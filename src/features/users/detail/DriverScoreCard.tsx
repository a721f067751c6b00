import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { answerOf, failureOf } from '../../../data/core/live'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import type { FleetUser } from '../../../domain/people/user'
import type { WindowDays } from '../../../domain/trips/score'
import { scoreReasons } from '../../../domain/trips/scoreReasons'
import { useWaypoint } from '../../../state/waypoints'
import { Card } from '../../../ui/display/Card'
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { LOSS_LOOK } from '../../../widgets/trips/score/dotLook'
import { LossRow } from '../../../widgets/trips/score/LossRow'
import { LossSum } from '../../../widgets/trips/score/LossSum'
import { ScoreRing } from '../../../widgets/trips/score/ScoreRing'
import { useLossNames } from '../../../widgets/trips/score/useLossNames'
import { WindowChoice } from '../../../widgets/trips/score/WindowChoice'
import styles from './DriverScoreCard.module.css'
import { ScoreDays } from './ScoreDays'
import { WindowFigures } from './WindowFigures'

export interface DriverScoreCardProps {
  user: FleetUser
  className?: string | undefined
  /** Why the demo data did not arrive; null while it did or still may. */
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** A driver's score over 7, 30 and 60 days: how it moved, day by day, and what took points off. */
export function DriverScoreCard({ user, className, problem, onRetry }: DriverScoreCardProps) {
  const { t } = useLingui()
  const names = useLossNames()
  const waypoint = useWaypoint('driver-score')
  const [window, setWindow] = useState<WindowDays>(30)
  const live = useVehicleDays()
  const days = answerOf(live)
  const code = failureOf(live) ?? problem
  if (!days) {
    return (
      <Card title={t`Driver score`} className={className}>
        {code === null ? (
          <Skeleton className={styles.wait} />
        ) : (
          <ProblemPanel code={code} onRetry={() => onRetry(code)} />
        )}
      </Card>
    )
  }
  const found = scoreReasons(days, user.id, window)
  return (
    <Card ref={waypoint} title={t`Driver score`} className={className}>
      <div className={styles.body}>
        <div className={styles.side}>
          <WindowFigures days={days} driverId={user.id} />
          {user.charts.includes('score') && <ScoreDays days={days} driverId={user.id} window={window} />}
        </div>
        <div className={styles.side}>
          <WindowChoice window={window} onWindow={setWindow} />
          {found ? (
            <>
              <div className={styles.ring}>
                <ScoreRing score={found.score} />
                <h3 className={styles.why}>{t`Where points were lost`}</h3>
              </div>
              <ul>
                {found.reasons.map(({ kind, times, points }) => (
                  <LossRow
                    key={kind}
                    {...LOSS_LOOK[kind]}
                    name={names[kind]}
                    detail={t`${plural(times, { one: '# time', other: '# times' })}`}
                    points={points}
                  />
                ))}
              </ul>
              <LossSum lost={found.lost} score={found.score} />
              <p className={styles.note}>{t`Average of all trips, weighted by distance.`}</p>
            </>
          ) : (
            <p className={styles.note}>{t`No driving on these days.`}</p>
          )}
        </div>
      </div>
    </Card>
  )
}
