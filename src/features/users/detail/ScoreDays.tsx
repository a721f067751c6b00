import { useLingui } from '@lingui/react/macro'
import { lazy, memo, Suspense, useMemo } from 'react'
import type { WindowDays } from '#domain/vehicle/score'
import { ROLLING_DAYS, rollingScores, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import styles from './ScoreDays.module.css'

export interface ScoreDaysProps {
  days: readonly VehicleDays[]
  driverId: string
  window: WindowDays
}

/** The chart library is loaded after the page. */
const ScoreChart = lazy(() =>
  import('../../../charts/ScoreChart').then((part) => ({ default: part.ScoreChart })),
)

/** Chart of the score day by day, each over the seven days up to it (docs/rules.md FU-12), with an equivalent table for screen readers. */
export const ScoreDays = memo(function ScoreDays({ days, driverId, window }: ScoreDaysProps) {
  const { t } = useLingui()
  const { whole, daysAgo } = useFormats()
  const length = whole(ROLLING_DAYS)
  const title = t`Rolling ${length}-day score`
  const scores = useMemo(() => rollingScores(days, driverId, window), [days, driverId, window])
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <Suspense fallback={<div className={styles.wait} />}>
        <ScoreChart label={title} scores={scores} first={daysAgo(window)} last={daysAgo(1)} />
      </Suspense>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col">{t`Score`}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map((score, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the list
              <tr key={at}>
                <td>{daysAgo(window - at)}</td>
                <td>{score === null ? MISSING : whole(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
})
