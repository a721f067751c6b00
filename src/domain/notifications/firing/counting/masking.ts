import type { VehicleRule } from './vehicleRule'

/** Days with masked minutes (docs/firing.md F7). */
export const maskingFirings: VehicleRule = ({ maskedMinutes }, fire) => {
  maskedMinutes.forEach((minutes, at) => {
    if (minutes > 0) fire('masking', at)
  })
}
