import type { DayTime, MinutesAgo } from '#domain/base/demoTime'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { Trip } from '#domain/trips/trip'

export interface DealerTripPlace {
  startLocation: string
  endLocation: string
  /** Where it began (docs/rules.md DT-04). */
  start: LngLat
  /** Where it ended (docs/rules.md DT-04). */
  end: LngLat
}

/** A trip in a demonstrator or courtesy vehicle (docs/rules.md DT-00). */
export interface DealerTrip
  extends Pick<
    Trip,
    | 'score'
    | 'distanceMi'
    | 'fuelEconomyMpg'
    | 'minutes'
    | 'idleMinutes'
    | 'hardBraking'
    | 'hardAcceleration'
    | 'roadSpeeding'
    | 'speedOver80'
  > {
  /** `dt-N`. */
  id: string
  /** `d-N`. */
  vehicleId: string
  /** Year, make and model. */
  vehicle: string
  /** Stock number. */
  vehicleNumber: string
  /** Full name. */
  driver: string
  ended: DayTime | MinutesAgo
  /** Zoom of the map that shows start and end. */
  zoom: number
  map: Record<Region, DealerTripPlace>
}
