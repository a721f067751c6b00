import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Gear, HealthLevel, Paint, VehicleStatus, VehicleTag } from '#domain/vehicle/vehicle'
import type { UnplacedReason } from '#domain/vehicle/vehiclePlace'

/** Labels of codes in the datasets. */
export const STATUS_LABELS: Record<VehicleStatus, MessageDescriptor> = {
  connected: msg({ id: 'status.connected', message: 'Connected' }),
  nonConnected: msg({ id: 'status.nonConnected', message: 'Non-connected' }),
  valid: msg({ id: 'status.valid', message: 'Valid' }),
  pendingConfiguration: msg({ id: 'status.pendingConfiguration', message: 'Pending configuration' }),
  configurationError: msg({ id: 'status.configurationError', message: 'Configuration error' }),
  waitingForIgnition: msg({ id: 'status.waitingForIgnition', message: 'Waiting for ignition' }),
}

export const HEALTH_LABELS: Record<HealthLevel, MessageDescriptor> = {
  noIssues: msg({ id: 'health.noIssues', message: 'No issues' }),
  medium: msg({ id: 'health.medium', message: 'Medium' }),
  high: msg({ id: 'health.high', message: 'High' }),
  noData: msg({ id: 'health.noData', message: 'No data' }),
}

export const TAG_LABELS: Record<VehicleTag, MessageDescriptor> = {
  Services: msg({ id: 'tag.services', message: 'Services' }),
  Car: msg({ id: 'tag.car', message: 'Car' }),
  EV: msg({ id: 'tag.ev', message: 'EV' }),
  SUV: msg({ id: 'tag.suv', message: 'SUV' }),
  Truck: msg({ id: 'tag.truck', message: 'Truck' }),
}

export const PAINT_LABELS: Record<Paint, MessageDescriptor> = {
  black: msg({ id: 'paint.black', message: 'Black' }),
  white: msg({ id: 'paint.white', message: 'White' }),
  silver: msg({ id: 'paint.silver', message: 'Silver' }),
  grey: msg({ id: 'paint.grey', message: 'Gray' }),
  red: msg({ id: 'paint.red', message: 'Red' }),
  blue: msg({ id: 'paint.blue', message: 'Blue' }),
  green: msg({ id: 'paint.green', message: 'Green' }),
  teal: msg({ id: 'paint.teal', message: 'Teal' }),
  yellow: msg({ id: 'paint.yellow', message: 'Yellow' }),
}

/** The gear lever's position (field `prndle`). */
export const GEAR_LABELS: Record<Gear, MessageDescriptor> = {
  P: msg({ id: 'gear.park', message: 'Park' }),
  R: msg({ id: 'gear.reverse', message: 'Reverse' }),
  N: msg({ id: 'gear.neutral', message: 'Neutral' }),
  D: msg({ id: 'gear.drive', message: 'Drive' }),
  L: msg({ id: 'gear.low', message: 'Low gear' }),
}

/** Separate words for an ignition: in French it is turned, in Spanish it is lit. */
export const IGNITION_LABELS = {
  on: msg({ id: 'ignition.on', message: 'On' }),
  off: msg({ id: 'ignition.off', message: 'Off' }),
} satisfies Record<string, MessageDescriptor>

/** A tire's pressure; the adjective agrees with the tire. */
export const TIRE_LABELS = {
  low: msg({ id: 'tire.low', message: 'Low' }),
  good: msg({ id: 'tire.good', message: 'Good' }),
} satisfies Record<string, MessageDescriptor>

/** The four wheels, in the order of the data. */
export const WHEEL_LABELS = {
  frontLeft: msg({ id: 'wheel.frontLeft', message: 'Front left' }),
  frontRight: msg({ id: 'wheel.frontRight', message: 'Front right' }),
  rearLeft: msg({ id: 'wheel.rearLeft', message: 'Rear left' }),
  rearRight: msg({ id: 'wheel.rearRight', message: 'Rear right' }),
} satisfies Record<string, MessageDescriptor>

export const UNPLACED_LABELS: Record<UnplacedReason, MessageDescriptor> = {
  masked: msg({ id: 'map.unplaced.masked', message: 'Location masking is on' }),
  silent: msg({ id: 'map.unplaced.silent', message: 'No location received' }),
  inTransit: msg({ id: 'map.unplaced.inTransit', message: 'In transit' }),
}
