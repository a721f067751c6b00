import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Trip } from '#domain/trips/trip'
import { setTripBusiness } from '../../../data/queries/trips'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { useUndoable } from '../../undo/useUndoable'

/**
 * Business or personal, changed for the rest of the visit. A change shows optimistically, before it
 * is stored, and can be undone from the toast.
 */
export function BusinessSwitch({ trip }: { trip: Trip }) {
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
