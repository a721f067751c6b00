import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { windowScore } from '#domain/trips/tripHistory'
import { WINDOWS } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { ScoreChange } from '../../../widgets/trips/score/ScoreChange'
import { ScoreLabel } from '../../../widgets/trips/score/ScoreLabel'
import styles from './WindowFigures.module.css'

interface WindowFiguresProps {
  days: readonly VehicleDays[]
  driverId: string
}

/** The scores of the three windows, each compared with the window before it. */
export const WindowFigures = memo(function WindowFigures({ days, driverId }: WindowFiguresProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  return (
    <dl className={styles.figures}>
      {WINDOWS.map((length) => {
        const { score, change } = windowScore(days, { driverId }, length)
        return (
          <div key={length}>
            <dt>{t`${whole(length)} days`}</dt>
            <dd className={styles.score}>{score === null ? MISSING : <ScoreLabel score={score} />}</dd>
            {change !== null && (
              <dd className={styles.change}>
                <ScoreChange points={change} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
})
