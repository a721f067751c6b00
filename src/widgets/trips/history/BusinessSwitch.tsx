import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { setTripBusiness } from '../../../data/queries/trips'
import type { Trip } from '../../../domain/trips/trip'
import { toast } from '../../../ui/feedback/toast'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'

/**
 * Business or personal, changed for the length of the visit. A change shows at once, before the
 * database has it, and can be taken back from the toast.
 */
export function BusinessSwitch({ trip }: { trip: Trip }) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<{ id: string; business: boolean } | null>(null)
  // What the database says wins as soon as it says the same.
  useEffect(
    () =>
      setWanted((before) => (before?.id === trip.id && before.business !== trip.business ? before : null)),
    [trip.id, trip.business],
  )
  const shown = wanted?.id === trip.id ? wanted.business : trip.business
  const change = (business: boolean) => {
    const store = (next: boolean) => {
      setWanted({ id: trip.id, business: next })
      return setTripBusiness(trip.id, next).catch(() => {
        setWanted(null)
        toast(t`This change could not be saved. Try again.`, 'problem')
      })
    }
    void store(business)
    toast(business ? t`Marked as a business trip` : t`Marked as a personal trip`, 'done', {
      label: t`Undo`,
      run: () => void store(!business),
    })
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
      onChange={(id) => change(id === 'business')}
    />
  )
}
