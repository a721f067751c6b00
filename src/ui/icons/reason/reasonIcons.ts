import type { FiringReason } from '#domain/notifications/firing/firing'
import { ICONS } from '../icons'
import { TRIP_ICONS } from '../tripIcons'

export const REASON_ICONS: Record<FiringReason, string> = {
  oil: ICONS.droplet,
  tires: ICONS.circleGauge,
  fuel: ICONS.fuel,
  charge: ICONS.zap,
  mileage: ICONS.wrench,
  time: ICONS.calendar,
  fixedSpeed: ICONS.gauge,
  roadSpeed: TRIP_ICONS.route,
  brake: TRIP_ICONS.brake,
  accel: TRIP_ICONS.acceleration,
  seatbelt: TRIP_ICONS.shield,
  enter: ICONS.mapPin,
  exit: ICONS.mapPin,
  masking: ICONS.eye,
  idle: ICONS.timer,
  offHours: ICONS.clock,
  drivingLimit: ICONS.timer,
}
