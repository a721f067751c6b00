import { type DotSubtype, EXCESSIVE_IDLING_MINUTES, type TripDot } from '#domain/trips/trip'
import type { DotKind } from '#domain/trips/tripMoments'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'

const KINDS: Partial<Record<DotKind, VehicleEvent>> = {
  hardBraking: 'hardBraking',
  hardAcceleration: 'hardAcceleration',
  roadSpeeding: 'roadSpeeding',
  fixedSpeed: 'speedOver80',
  adasBraking: 'adasBraking',
  camera: 'camera',
}
const SUBTYPES: Record<DotSubtype, VehicleEvent> = {
  hardBrake: 'hardBraking',
  roadSpeeding: 'roadSpeeding',
  hardAcceleration: 'hardAcceleration',
}

/**
 * The events at a trip's dot: hard braking that a camera recorded is two events. None for a reading, a trip
 * end, or a short stop.
 */
export function momentEvents(
  kind: DotKind,
  dot: Pick<TripDot, 'subtypes' | 'idleMinutes' | 'video'>,
): VehicleEvent[] {
  if (kind === 'idling') {
    return (dot.idleMinutes ?? 0) >= EXCESSIVE_IDLING_MINUTES ? ['excessiveIdling'] : []
  }
  const own = KINDS[kind]
  const events = own ? [own] : (dot.subtypes ?? []).map((subtype) => SUBTYPES[subtype])
  return dot.video === undefined || events.includes('camera') ? events : [...events, 'camera']
}
