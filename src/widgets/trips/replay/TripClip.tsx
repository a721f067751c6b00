import { useMemo } from 'react'
import { type Trip, tripStart } from '#domain/trips/trip'
import { useDemoNow } from '../../../state/demoClock'
import { useRegion } from '../../../state/region'
import { useEffectiveSettings } from '../../../state/userSettings'
import { ClipDialog } from './ClipDialog'
import { useDrive } from './useDrive'

export interface TripClipProps {
  trip: Trip
  /** The camera event whose clip it is. */
  eventId: string
  onClose: () => void
}

/** A clip of a trip without its replay. */
export function TripClip({ trip, eventId, onClose }: TripClipProps) {
  const now = useDemoNow()
  const { timeZone } = useEffectiveSettings()
  const { drive, waiting, moments } = useDrive(trip, useRegion())
  const startedAt = useMemo(() => tripStart(trip, now, timeZone), [trip, now, timeZone])
  const moment = moments.find(({ dot }) => dot.video === eventId) ?? null
  return (
    <ClipDialog
      tripId={trip.id}
      moment={waiting ? null : moment}
      drive={drive}
      startedAt={startedAt}
      onClose={onClose}
    />
  )
}
