import { FULL_SCORE } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/useFormats'
import styles from './ScoreRing.module.css'

/** A score as a ring around its number. */
export function ScoreRing({ score }: { score: number | null }) {
  const { whole } = useFormats()
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <circle className={styles.track} cx="46" cy="46" r="41" />
        {score !== null && score > 0 && (
          <circle
            className={styles.arc}
            cx="46"
            cy="46"
            r="41"
            pathLength={FULL_SCORE}
            strokeDasharray={`${score} ${FULL_SCORE}`}
            transform="rotate(-90 46 46)"
          />
        )}
      </svg>
      <span className={styles.number}>{score === null ? '--' : whole(score)}</span>
    </span>
  )
}
