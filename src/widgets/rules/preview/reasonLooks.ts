import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FiringReason } from '../../../domain/notifications/firing/firing'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'

/** Icon and short name of what makes a rule fire. */
export const REASON_LOOKS: Record<FiringReason, { icon: string; label: MessageDescriptor }> = {
  oil: { icon: ICONS.droplet, label: msg({ id: 'firing.oil', message: 'Oil' }) },
  tires: { icon: ICONS.circleGauge, label: msg({ id: 'firing.tires', message: 'Tires' }) },
  fuel: { icon: ICONS.fuel, label: msg({ id: 'firing.fuel', message: 'Fuel' }) },
  charge: { icon: ICONS.zap, label: msg({ id: 'firing.charge', message: 'Charge' }) },
  mileage: { icon: ICONS.gauge, label: msg({ id: 'firing.mileage', message: 'Mileage' }) },
  time: { icon: ICONS.calendar, label: msg({ id: 'firing.time', message: 'Time' }) },
  fixedSpeed: { icon: ICONS.gauge, label: msg({ id: 'firing.fixedSpeed', message: 'Speed' }) },
  roadSpeed: { icon: TRIP_ICONS.route, label: msg({ id: 'firing.roadSpeed', message: 'Posted limit' }) },
  brake: { icon: TRIP_ICONS.brake, label: msg({ id: 'firing.brake', message: 'Braking' }) },
  accel: { icon: TRIP_ICONS.acceleration, label: msg({ id: 'firing.accel', message: 'Acceleration' }) },
  seatbelt: { icon: TRIP_ICONS.shield, label: msg({ id: 'firing.seatbelt', message: 'Seat belt' }) },
  enter: { icon: TRIP_ICONS.end, label: msg({ id: 'firing.enter', message: 'Entered' }) },
  exit: { icon: TRIP_ICONS.start, label: msg({ id: 'firing.exit', message: 'Left' }) },
  masking: { icon: ICONS.eye, label: msg({ id: 'firing.masking', message: 'Masked' }) },
  idle: { icon: ICONS.timer, label: msg({ id: 'firing.idle', message: 'Unused' }) },
  offHours: { icon: ICONS.clock, label: msg({ id: 'firing.offHours', message: 'Off-hours' }) },
  drivingLimit: { icon: ICONS.timer, label: msg({ id: 'firing.drivingLimit', message: 'Over the limit' }) },
}
