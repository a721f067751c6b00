import { useLingui } from '@lingui/react/macro'
import { useDriverScores } from '../../data/vehicleDays'
import { WINDOWS } from '../../domain/score'
import { useFormats } from '../../i18n/FormatsProvider'
import { Card } from '../../ui/Card'
import { ScoreLabel } from '../../widgets/trips/ScoreLabel'
import styles from './DriverScoresCard.module.css'

/** The driver's score over 7, 30 and 60 days. */
export function DriverScoresCard({
  driverId,
  className,
}: {
  driverId: string
  className?: string | undefined
}) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const scores = useDriverScores(driverId)
  const known = scores.status === 'ready' ? scores.value : null
  return (
    <Card title={t`Driver score`} className={className}>
      <dl className={styles.scores}>
        {WINDOWS.map((days) => {
          const score = known?.[days] ?? null
          return (
            <div key={days}>
              <dt>{t`${whole(days)} days`}</dt>
              <dd>{score === null ? '--' : <ScoreLabel score={score} />}</dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
