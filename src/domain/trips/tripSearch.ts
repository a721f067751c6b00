import { oneOf, searchChecker, text, wholeNumber } from '#domain/base/search'
import { TRIPS_TAB } from '#domain/device/routes'
import { WINDOWS, type WindowDays } from '#domain/vehicle/score'
import { readWindow, windowDays } from './windowSearch'

/** How far back the trip history's calendar goes, in days (docs/decisions.md D24). */
export const CALENDAR_DAYS = 60

/** What an address says about a trip history. */
export interface TripSearch {
  /** 0 is today, 60 the oldest; null if not given. */
  day: number | null
  /** Id of a trip. */
  trip: string | null
  /** Second of its replay, whole and not negative. */
  second: number | null
  window: WindowDays
}

/** Search parameters of the page of a vehicle or a driver; with the tab `trips` it is the trip history. */
export const checkTripSearch = searchChecker({
  tab: oneOf([TRIPS_TAB]),
  day: (value) => {
    const day = wholeNumber(value)
    return day !== undefined && Number(day) <= CALENDAR_DAYS ? day : undefined
  },
  trip: (value) => text(value) || undefined,
  /** Second of the replay. */
  t: wholeNumber,
  window: windowDays,
})
export type TripSearchParameters = ReturnType<typeof checkTripSearch>

/** Parses the search parameters of a trip history. */
export function readTripSearch({ day, trip, t, window }: TripSearchParameters): TripSearch {
  return {
    day: day === undefined ? null : Number(day),
    trip: trip ?? null,
    second: t === undefined ? null : Number(t),
    window: readWindow(window, WINDOWS[0]),
  }
}

/** The search parameters for a change; undefined removes a parameter. */
export function writeTripSearch(change: Partial<TripSearch>): TripSearchParameters {
  const out: TripSearchParameters = {}
  if (change.day !== undefined) out.day = numberText(change.day)
  if (change.trip !== undefined) out.trip = change.trip ?? undefined
  if (change.second !== undefined) out.t = numberText(change.second)
  if (change.window !== undefined) out.window = `${change.window}`
  return out
}

function numberText(value: number | null): `${number}` | undefined {
  return value === null ? undefined : `${value}`
}
