import { useMemo } from 'react'
import { type Trip, tripStart } from '#domain/trips/trip'
import { useDemoNow } from '../../../state/demoClock'
import { useRegion } from '../../../state/region'
import { useEffectiveSettings } from '../../../state/userSettings'
import { Clip } from './Clip'
import { ClipDialog } from './ClipDialog'
import { useDrive } from './useDrive'

export interface TripClipProps {
  trip: Trip
  /** The camera event whose clip it is. */
  eventId: string
  /** Closes its dialog; without one the clip is part of the screen. */
  onClose: (() => void) | null
}

/** A clip of a trip without its replay. */
export function TripClip({ trip, eventId, onClose }: TripClipProps) {
  const now = useDemoNow()
  const { timeZone } = useEffectiveSettings()
  const { drive, waiting, moments } = useDrive(trip, useRegion())
  const startedAt = useMemo(() => tripStart(trip, now, timeZone), [trip, now, timeZone])
  const moment = moments.find(({ dot }) => dot.video === eventId) ?? null
  const clip = { tripId: trip.id, drive, startedAt }
  if (onClose) return <ClipDialog {...clip} moment={waiting ? null : moment} onClose={onClose} />
  return moment && !waiting && <Clip {...clip} moment={moment} />
}
