import { codes, searchChecker, text, wholeNumber } from '#domain/base/search'
import { windowDays } from '#domain/trips/windowSearch'
import { VEHICLE_EVENTS } from '#domain/vehicle/safetyEvents'

/** Search parameters of `/4/events/{id}`. */
export const checkVehicleEventsSearch = searchChecker({
  days: windowDays,
  types: codes(VEHICLE_EVENTS),
  /** A day of the last seven: 1 is yesterday. */
  day: wholeNumber,
  /** The selected trip and dot on the map: `t-12.3`. */
  at: text,
})
export type VehicleEventsSearch = ReturnType<typeof checkVehicleEventsSearch>
