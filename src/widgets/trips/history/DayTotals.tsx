import { useLingui } from '@lingui/react/macro'
import { TRIP_DAYS } from '#domain/trips/trip'
import type { DayFigures } from '#domain/trips/tripHistory'
import { useFormats } from '../../../i18n/useFormats'
import { cardClass } from '../../../ui/display/cardClass'
import { Facts } from '../score/Facts'
import { ScoreRing } from '../score/ScoreRing'
import styles from './DayTotals.module.css'

/** Figures of a day whose single trips are not kept anymore, with a note that says so. */
export function DayTotals({ figures }: { figures: DayFigures }) {
  const { t } = useLingui()
  const { distance, duration, whole } = useFormats()
  const days = whole(TRIP_DAYS)
  const facts = [
    [t`Distance`, distance(figures.distanceMi, 'oneDecimal').text],
    [t`Trip time`, duration(figures.minutes)],
    [t`Idling`, duration(figures.idleMinutes)],
  ] as const
  return (
    <section className={cardClass(styles.card)} aria-label={t`Daily totals`}>
      <ScoreRing score={figures.score} />
      <div className={styles.text}>
        <h2>{t`Daily totals`}</h2>
        <p
          className={styles.why}
        >{t`Individual trips are kept for ${days} days. Earlier days show daily totals only.`}</p>
        <Facts facts={facts} className={styles.facts} />
      </div>
    </section>
  )
}
