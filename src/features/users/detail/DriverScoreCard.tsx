import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { FleetUser } from '#domain/people/user'
import { scoreReasons } from '#domain/trips/scoreReasons'
import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { toDistanceUnit, toMiles } from '../../../i18n/units'
import { useFormats } from '../../../i18n/useFormats'
import { useWaypoint } from '../../../state/waypoints'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
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

/** Rates are per this many miles or kilometers. */
const RATE_DISTANCE = 100

export interface DriverScoreCardProps {
  user: FleetUser
  className?: string | undefined
}

/** A driver's score over 7, 30 and 60 days: the change, the daily scores, and the reasons for lost points. */
export function DriverScoreCard({ user, className }: DriverScoreCardProps) {
  const { t } = useLingui()
  const waypoint = useWaypoint('driver-score')
  return (
    <Card ref={waypoint} title={t`Driver score`} className={className}>
      <Gate live={useVehicleDays()} loading={<Skeleton className={styles.wait} />}>
        {(days) => <Score user={user} days={days} />}
      </Gate>
    </Card>
  )
}

function Score({ user, days }: { user: FleetUser; days: readonly VehicleDays[] }) {
  const { t } = useLingui()
  const names = useLossNames()
  const { distance, oneDecimal, system } = useFormats()
  const [window, setWindow] = useState<WindowDays>(30)
  // The choice changes at once, the figures follow.
  const shown = useDeferredValue(window)
  const each = distance(toMiles(system, RATE_DISTANCE)).text
  const found = useMemo(() => scoreReasons(days, user.id, shown), [days, user.id, shown])
  const detailOf = (times: number, distanceMi: number) => {
    const count = t`${plural(times, { one: '# time', other: '# times' })}`
    const driven = toDistanceUnit(system, distanceMi)
    if (times === 0 || driven <= RATE_DISTANCE) return count
    const rate = oneDecimal((times / driven) * RATE_DISTANCE)
    return t`${count}, ${rate} per ${each}`
  }
  return (
    <div className={styles.body}>
      <div className={styles.side}>
        <WindowFigures days={days} driverId={user.id} />
        {user.charts.includes('score') && <ScoreDays days={days} driverId={user.id} window={shown} />}
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
                  detail={detailOf(times, found.distanceMi)}
                  points={points}
                />
              ))}
            </ul>
            <LossSum lost={found.lost} score={found.score} />
            <p className={styles.note}>
              {t`The score is 100 minus the points lost. For longer distances, points are averaged over the distance driven.`}
            </p>
          </>
        ) : (
          <p className={styles.note}>{t`No driving in this period.`}</p>
        )}
      </div>
    </div>
  )
}
