import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'

/** Kinds of place (docs/decisions.md D28). */
export const PLACE_KINDS = ['depot', 'dealer', 'customer', 'fuel'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Weekdays, Monday first, as used in schedules and opening hours. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Opening hours in minutes of the day, local time; null is always open. */
export type OpeningHours = { opens: number; closes: number; closedOn: Weekday[] } | null

/** A place of the map's Places tab (docs/decisions.md D28). The same in each region; names are never translated. */
export interface Place {
  /** `p-N`. */
  id: string
  kind: PlaceKind
  name: Record<Region, string>
  address: Record<Region, string>
  phone: Record<Region, string>
  hours: OpeningHours
  position: Record<Region, LngLat>
}
