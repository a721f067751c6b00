import { codes, oneOf, searchChecker, text, wholeNumber } from '#domain/base/search'
import type { Sections } from '#domain/lists/sections'
import { windowDays } from '#domain/trips/windowSearch'
import { DRIVING_STATES } from '#domain/vehicle/drivingState'
import { VEHICLE_EVENTS } from '#domain/vehicle/safetyEvents'
import type { EventFigures } from './eventRows'

/** Filters of the list of trip events, named as in the address. */
export const EVENT_SECTIONS = { types: VEHICLE_EVENTS, driving: DRIVING_STATES } as const
export type EventSection = keyof typeof EVENT_SECTIONS

/** The sections without a camera. */
export const EVENT_SECTIONS_WITHOUT_CAMERA: Sections<EventSection> = {
  ...EVENT_SECTIONS,
  types: VEHICLE_EVENTS.filter((event) => event !== 'camera'),
}

/** The values of a vehicle in a section. */
export function eventValues(row: EventFigures, section: EventSection): readonly string[] {
  if (section === 'driving') return [row.driving]
  const { counts } = row
  return counts === null ? [] : VEHICLE_EVENTS.filter((event) => counts[event] > 0)
}

/** Search parameters of `/4/events`. */
export const checkEventsSearch = searchChecker({
  days: windowDays,
  q: text,
  sort: text,
  hide: text,
  filter: oneOf(['off']),
  types: codes(VEHICLE_EVENTS),
  driving: codes(DRIVING_STATES),
})

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
