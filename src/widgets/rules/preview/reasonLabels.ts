import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FiringReason } from '#domain/notifications/firing/firing'

/** Short names of what makes a rule fire, beside a number. */
export const REASON_LABELS: Record<FiringReason, MessageDescriptor> = {
  oil: msg({ id: 'firing.oil', message: 'Oil' }),
  tires: msg({ id: 'firing.tires', message: 'Tires' }),
  fuel: msg({ id: 'firing.fuel', message: 'Fuel' }),
  charge: msg({ id: 'firing.charge', message: 'Charge' }),
  mileage: msg({ id: 'firing.mileage', message: 'Mileage' }),
  time: msg({ id: 'firing.time', message: 'Time' }),
  fixedSpeed: msg({ id: 'firing.fixedSpeed', message: 'Speed' }),
  roadSpeed: msg({ id: 'firing.roadSpeed', message: 'Posted limit' }),
  brake: msg({ id: 'firing.brake', message: 'Braking' }),
  accel: msg({ id: 'firing.accel', message: 'Acceleration' }),
  seatbelt: msg({ id: 'firing.seatbelt', message: 'Seat belt' }),
  enter: msg({ id: 'firing.enter', message: 'Entered' }),
  exit: msg({ id: 'firing.exit', message: 'Left' }),
  masking: msg({ id: 'firing.masking', message: 'Masked' }),
  idle: msg({ id: 'firing.idle', message: 'Unused' }),
  offHours: msg({ id: 'firing.offHours', message: 'Off-hours' }),
  drivingLimit: msg({ id: 'firing.drivingLimit', message: 'Over the limit' }),
}
