import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VehicleNotification } from '#domain/vehicle/vehicle'
import type { Tone } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'

interface NotificationLook {
  icon: string
  tone: Tone
  title: MessageDescriptor
}

/** How each kind of a vehicle's notifications reads; icons and tones are the feed's for the same events. */
export const NOTIFICATION_LOOKS: Record<VehicleNotification['kind'], NotificationLook> = {
  tire: { icon: ICONS.circleGauge, tone: 'med', title: msg`Low tire pressure` },
  oil: { icon: ICONS.droplet, tone: 'high', title: msg`Low oil life` },
  trip: { icon: TRIP_ICONS.route, tone: 'brand', title: msg`Trip ended` },
  speeding: { icon: ICONS.gauge, tone: 'high', title: msg`Speeding` },
  checkOut: { icon: ICONS.keyRound, tone: 'brand', title: msg`Vehicle checked out` },
  charging: { icon: ICONS.zap, tone: 'ok', title: msg`Charging` },
}
