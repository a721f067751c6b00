import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeedEventType } from '#domain/notifications/feed'
import { ICONS } from '../../ui/icons/icons'
import { MAP_ICONS } from '../../ui/icons/mapIcons'
import { TRIP_ICONS } from '../../ui/icons/tripIcons'

/** Name and icon of each event type (docs/rules.md NC-04). */
export const EVENT_TYPE_LOOKS: Record<FeedEventType, { icon: string; name: MessageDescriptor }> = {
  onboarding: { icon: ICONS.car, name: msg`Onboarding/Offboarding` },
  checkInCheckOut: { icon: ICONS.keyRound, name: msg`Check in/Check out` },
  maintenance: { icon: ICONS.wrench, name: msg`Maintenance` },
  fuel: { icon: ICONS.fuel, name: msg`Fuel` },
  trip: { icon: TRIP_ICONS.route, name: msg`Trip` },
  geofence: { icon: ICONS.mapPin, name: msg`Geofence` },
  locationMasking: { icon: MAP_ICONS.eyeOff, name: msg`Location Masking` },
  adapterIssue: { icon: ICONS.circleAlert, name: msg`Adapter Issue` },
  remoteCommands: { icon: ICONS.lock, name: msg`Remote Commands` },
  offHours: { icon: ICONS.clock, name: msg`Off-Hours` },
  charging: { icon: ICONS.zap, name: msg`Charging` },
  recall: { icon: ICONS.triangleAlert, name: msg`Recall` },
  adas: { icon: TRIP_ICONS.shield, name: msg`ADAS` },
  camera: { icon: ICONS.camera, name: msg`Camera` },
}
