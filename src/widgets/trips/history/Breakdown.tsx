import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { EXCESSIVE_IDLING_MINUTES, type Trip } from '#domain/trips/trip'
import { type Deduction, tripBreakdown } from '#domain/trips/tripBreakdown'
import { useVehicle } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { COUNT_LABELS, LOSS_LOOK } from '../score/dotLook'
import { LossRow } from '../score/LossRow'
import { LossSum } from '../score/LossSum'
import { useLossNames } from '../score/useLossNames'
import styles from './Breakdown.module.css'

/** Parts of the score: lost points with their reasons, and events that cost no points. */
export function Breakdown({ trip }: { trip: Trip }) {
  const { t, i18n } = useLingui()
  const { whole, duration, percent } = useFormats()
  const { deductions, lost, counts } = tripBreakdown(trip, useHasCamera(trip.vehicleId))
  const names = useLossNames()
  const excessive = duration(EXCESSIVE_IDLING_MINUTES)
  const timesOf = ({ times, grouped, percent: share }: Deduction) => {
    const all = t`${plural(times, { one: '# time', other: '# times' })}`
    const some = whole(grouped)
    // A dot of the map is one event or several, so that a count alone would not match the dots.
    const count =
      grouped === 0
        ? all
        : grouped === times
          ? t`${all}, with other events`
          : t`${all}, ${some} of them with other events`
    if (share === null || times === 0) return count
    const part = percent(share)
    return t`${count}, ${part} of the trip`
  }
  return (
    <div>
      <ul>
        {deductions.map((loss) => (
          <LossRow
            key={loss.kind}
            {...LOSS_LOOK[loss.kind]}
            name={names[loss.kind]}
            detail={timesOf(loss)}
            points={loss.deduction}
          />
        ))}
        <LossRow
          icon={TRIP_ICONS.idle}
          tone="calm"
          name={t`Idling`}
          detail={duration(trip.idleMinutes)}
          points={0}
        />
      </ul>
      <LossSum lost={lost} score={trip.score} className={styles.sum} />
      <h3 className={styles.also}>{t`Counted, with no points lost`}</h3>
      <dl className={styles.counts}>
        {counts.map(({ kind, times }) => (
          <div key={kind}>
            <dt>{i18n._(COUNT_LABELS[kind])}</dt>
            <dd>{whole(times)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t`Idling for ${excessive} or more is excessive.`}</p>
    </div>
  )
}

/** Whether a vehicle has the dual camera: it was added to the account, and the vehicle is one of those with a camera. */
function useHasCamera(vehicleId: string): boolean {
  const vehicle = valueOr(useVehicle(vehicleId), null)
  return useCapabilities().camera && (vehicle?.addOns.camera ?? false)
}
