import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Trip } from '#domain/trips/trip'
import { setTripBusiness } from '../../../data/queries/trips'
import { useVehicle } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/useFormats'
import { cardClass } from '../../../ui/display/cardClass'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { useUndoable } from '../../undo/useUndoable'
import { Facts } from '../score/Facts'
import styles from './TripFacts.module.css'

/** Start, end, distance, time and fuel of a trip, with the switch between business and personal. */
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
    <section className={cardClass(styles.card)} aria-label={t`Trip details`}>
      <Facts facts={facts} className={styles.facts} />
      <BusinessSwitch trip={trip} />
    </section>
  )
}

/**
 * Business or personal, changed for the rest of the visit. A change shows optimistically, before it
 * is stored, and can be undone from the toast.
 */
function BusinessSwitch({ trip }: { trip: Trip }) {
  const { t } = useLingui()
  const run = useUndoable()
  const [wanted, setWanted] = useState<{ id: string; business: boolean } | null>(null)
  // The stored value applies again once it matches.
  useEffect(
    () =>
      setWanted((before) => (before?.id === trip.id && before.business !== trip.business ? before : null)),
    [trip.id, trip.business],
  )
  const shown = wanted?.id === trip.id ? wanted.business : trip.business
  const change = async (business: boolean) => {
    setWanted({ id: trip.id, business })
    const message = business ? t`Marked as a business trip` : t`Marked as a personal trip`
    const stored = await run(setTripBusiness(trip.id, business), message, { onUndo: () => setWanted(null) })
    if (!stored) setWanted(null)
  }
  return (
    <SegmentedControl
      label={t`Trip type`}
      block
      segments={[
        { id: 'business', label: t`Business` },
        { id: 'personal', label: t`Personal` },
      ]}
      value={shown ? 'business' : 'personal'}
      onChange={(id) => void change(id === 'business')}
    />
  )
}
