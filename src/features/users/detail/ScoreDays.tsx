import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useMemo } from 'react'
import type { WindowDays } from '../../../domain/trips/score'
import { dailyScores, type VehicleDays } from '../../../domain/vehicle/vehicleDays'
import { useFormats } from '../../../i18n/FormatsProvider'
import { MISSING } from '../../../i18n/formats'
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

/** Chart of daily scores, with an equivalent table for screen readers. */
export function ScoreDays({ days, driverId, window }: ScoreDaysProps) {
  const { t } = useLingui()
  const { whole, daysAgo } = useFormats()
  const scores = useMemo(() => dailyScores(days, driverId, window), [days, driverId, window])
  return (
    <div>
      <h3 className={styles.title}>{t`Score by day`}</h3>
      <Suspense fallback={<div className={styles.wait} />}>
        <ScoreChart label={t`Score by day`} scores={scores} first={daysAgo(window)} last={daysAgo(1)} />
      </Suspense>
      <div className="visually-hidden">
        <table>
          <caption>{t`Score by day`}</caption>
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
}
