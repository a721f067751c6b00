import type { VehicleEvent } from '../../../domain/performance/safetyEvents'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import type { EventTone } from '../../../widgets/trips/score/dotLook'

/** What each type of event looks like, the same in the list and on a timeline. */
export const EVENT_LOOKS: Record<VehicleEvent, { icon: string; tone: EventTone }> = {
  hardBraking: { icon: TRIP_ICONS.brake, tone: 'high' },
  hardAcceleration: { icon: TRIP_ICONS.acceleration, tone: 'med' },
  roadSpeeding: { icon: TRIP_ICONS.speed, tone: 'high' },
  speedOver80: { icon: TRIP_ICONS.speed, tone: 'high' },
  seatbelt: { icon: ICONS.user, tone: 'high' },
  adasBraking: { icon: TRIP_ICONS.shield, tone: 'high' },
  excessiveIdling: { icon: TRIP_ICONS.idle, tone: 'calm' },
  camera: { icon: TRIP_ICONS.video, tone: 'med' },
}
