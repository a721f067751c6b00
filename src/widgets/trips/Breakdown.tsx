import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { EXCESSIVE_IDLING_MINUTES, FIXED_SPEED_MPH, type Trip } from '../../domain/trip'
import { type Loss, tripBreakdown } from '../../domain/tripBreakdown'
import { useFormats } from '../../i18n/FormatsProvider'
import { useCameraAdded } from '../../state/mode'
import styles from './Breakdown.module.css'
import { COUNT_LABELS, LOSS_LOOK } from './dotLook'
import { EventMark } from './EventMark'
import { TRIP_ICONS } from './icons'

/** What the score is made of: points lost and why, and what was counted without taking any. */
export function Breakdown({ trip }: { trip: Trip }) {
  const { t, i18n } = useLingui()
  const { whole, duration, percent } = useFormats()
  const { losses, lost, counts } = tripBreakdown(trip, useCameraAdded())
  const names = useLossNames()
  const points = whole(lost)
  const excessive = duration(EXCESSIVE_IDLING_MINUTES)
  const timesOf = ({ times, percent: share }: Loss) => {
    const count = t`${plural(times, { one: '# time', other: '# times' })}`
    if (share === null || times === 0) return count
    const part = percent(share)
    return t`${count}, ${part} of the trip`
  }
  return (
    <div>
      <ul className={styles.losses}>
        {losses.map((loss) => (
          <li key={loss.kind} className={styles.loss}>
            <EventMark {...LOSS_LOOK[loss.kind]} />
            <span className={styles.text}>
              <span className={styles.name}>{names[loss.kind]}</span>
              <span className={styles.detail}>{timesOf(loss)}</span>
            </span>
            <span className={loss.deduction > 0 ? styles.minus : styles.zero}>
              {whole(0 - loss.deduction)}
            </span>
          </li>
        ))}
        <li className={styles.loss}>
          <EventMark icon={TRIP_ICONS.idle} tone="calm" />
          <span className={styles.text}>
            <span className={styles.name}>{t`Idling`}</span>
            <span className={styles.detail}>{duration(trip.idleMinutes)}</span>
          </span>
          <span className={styles.zero}>{whole(0)}</span>
        </li>
      </ul>
      <p className={styles.sum}>
        <span>{t`Starts at 100, ${points} lost`}</span>
        <strong>{whole(trip.score)}</strong>
      </p>
      <h3 className={styles.also}>{t`Counted, no points lost`}</h3>
      <dl className={styles.counts}>
        {counts.map(({ kind, times }) => (
          <div key={kind}>
            <dt>{i18n._(COUNT_LABELS[kind])}</dt>
            <dd>{whole(times)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t`Idling is excessive from ${excessive} on.`}</p>
    </div>
  )
}

/** Names of the reasons; the fixed speed in the visitor's unit. */
function useLossNames(): Record<Loss['kind'], string> {
  const { t } = useLingui()
  const fast = useFormats().speed(FIXED_SPEED_MPH).text
  return {
    hardBraking: t`Hard braking`,
    hardAcceleration: t`Hard acceleration`,
    speedOver80: t`Speed over ${fast}`,
  }
}
