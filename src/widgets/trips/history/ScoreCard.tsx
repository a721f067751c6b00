import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { Trip } from '#domain/trips/trip'
import { useUser } from '../../../data/queries/users'
import { useVehicle } from '../../../data/queries/vehicles'
import { MISSING } from '../../../i18n/formats'
import { cardClass } from '../../../ui/display/cardClass'
import { ScoreRing } from '../score/ScoreRing'
import { Breakdown } from './Breakdown'
import styles from './ScoreCard.module.css'

/** The trip's score, driver and vehicle, and the reasons for lost points. */
export function ScoreCard({ trip }: { trip: Trip }) {
  const { t } = useLingui()
  const driver = useUser(trip.driverId)
  const vehicle = useVehicle(trip.vehicleId)
  return (
    <section className={cardClass(styles.card)} aria-label={t`Trip score`}>
      <div className={styles.head}>
        <ScoreRing score={trip.score} />
        <div className={styles.who}>
          <h2>{t`Trip score`}</h2>
          <p>
            <span className="visually-hidden">{t`Driver`} </span>
            {valueOr(driver, null)?.name || MISSING}
          </p>
          <p>
            <span className="visually-hidden">{t`Vehicle`} </span>
            {valueOr(vehicle, null)?.label || MISSING}
          </p>
        </div>
      </div>
      {trip.showBreakdown && <Breakdown trip={trip} />}
    </section>
  )
}
