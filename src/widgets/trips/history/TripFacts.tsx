import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Trip } from '#domain/trips/trip'
import { useVehicle } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/FormatsProvider'
import { surface } from '../../../ui/display/surface'
import { Facts } from '../score/Facts'
import { BusinessSwitch } from './BusinessSwitch'
import styles from './TripFacts.module.css'

/** From where to where, how far, how long, on how much; business or personal. */
export function TripFacts({ trip, region }: { trip: Trip; region: Region }) {
  const { t } = useLingui()
  const { distance, duration, economy, energy, volume } = useFormats()
  const vehicle = useVehicle(trip.vehicleId)
  const ev = valueOr(vehicle, null)?.details.ev === true
  const { startLocation, endLocation } = trip.map[region]
  const facts = [
    [t`From`, startLocation],
    [t`To`, endLocation],
    [t`Distance`, distance(trip.distanceMi, 'oneDecimal').text],
    [t`Trip time`, duration(trip.minutes)],
    [t`Idling`, duration(trip.idleMinutes)],
    [t`Economy`, economy(trip.fuelEconomyMpg, ev ? 'electric' : 'fuel').text],
    [ev ? t`Energy` : t`Fuel used`, (ev ? energy(trip.energy) : volume(trip.energy)).text],
  ] as const
  return (
    <section className={surface(styles.card)} aria-label={t`Trip details`}>
      <Facts facts={facts} className={styles.facts} />
      <BusinessSwitch trip={trip} />
    </section>
  )
}
