import { FULL_SCORE } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/useFormats'
import styles from './DashScore.module.css'

/** A trip's score as in the vehicle: dark in every theme. */
export function DashScore({ score }: { score: number }) {
  const { whole } = useFormats()
  return (
    <span className={styles.score}>
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle className={styles.track} cx="34" cy="34" r="29" />
        {score > 0 && (
          <circle
            className={styles.arc}
            cx="34"
            cy="34"
            r="29"
            pathLength={FULL_SCORE}
            strokeDasharray={`${score} ${FULL_SCORE}`}
            transform="rotate(-90 34 34)"
          />
        )}
      </svg>
      <span className={styles.number}>{whole(score)}</span>
    </span>
  )
}
