import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { useDealerVehicle } from '../../../data/queries/dealerVehicles'
import { useFormats } from '../../../i18n/FormatsProvider'
import { surface } from '../../../ui/display/surface'
import { Facts } from '../score/Facts'
import { ScoreRing } from '../score/ScoreRing'
import styles from './ScoreCard.module.css'
import facts from './TripFacts.module.css'

/** Everything that a dealer's trip record tells. */
export function DealerTripCard({ trip, region }: { trip: DealerTrip; region: Region }) {
  const { t } = useLingui()
  const { at, dateTime, distance, duration, economy, alertSpeed } = useFormats()
  const vehicle = useDealerVehicle(trip.vehicleId)
  const ev = valueOr(vehicle, null)?.details.ev === true
  const { startLocation, endLocation } = trip.map[region]
  const fast = alertSpeed(FIXED_SPEED_MPH).text
  const count = (events: { times: number } | undefined) => {
    const times = events?.times ?? 0
    return t`${plural(times, { one: '# time', other: '# times' })}`
  }
  const rows = [
    [t`Vehicle`, trip.vehicle],
    [t`Stock number`, trip.vehicleNumber],
    [t`Driver`, trip.driver],
    [t`From`, startLocation],
    [t`Trip end`, endLocation],
    [t`Ended`, dateTime(at(trip.ended))],
    [t`Distance`, distance(trip.distanceMi, 'oneDecimal').text],
    [t`Trip time`, duration(trip.minutes)],
    [t`Idling`, duration(trip.idleMinutes)],
    [t`Fuel economy`, economy(trip.fuelEconomyMpg, ev ? 'electric' : 'fuel').text],
    [t`Hard braking`, count(trip.hardBraking)],
    [t`Hard acceleration`, count(trip.hardAcceleration)],
    [t`Road speeding`, count(trip.roadSpeeding)],
    [t`Speed over ${fast}`, count(trip.speedOver80)],
  ] as const
  return (
    <section className={surface(styles.card)} aria-label={t`Trip details`}>
      <div className={styles.head}>
        <ScoreRing score={trip.score} />
        <div className={styles.who}>
          <h2>{t`Trip score`}</h2>
          <p>{trip.driver}</p>
        </div>
      </div>
      <Facts facts={rows} className={facts.facts} />
    </section>
  )
}
