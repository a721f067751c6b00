import type { AnyVehicle } from '#domain/dealer/anyVehicle'
import type { Coverage } from '#domain/performance/coverage'
import type { Headline } from '#domain/performance/headline/headline'
import type { MeasureOffer } from '#domain/performance/measureChoice'
import type { MeasureFacts } from '#domain/performance/measures'
import type { RankedScore } from '#domain/performance/rankedScores'
import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** Somebody, or a vehicle, of a ranking. */
export interface RankedName {
  name: string
  /** The vehicle of a driver, the model of a vehicle; null without one. */
  detail: string | null
  to: string
}

/** What the performance screen shows of a fleet or of a dealer's inventory. */
export interface PerformanceView {
  /** Drivers are ranked in a fleet, vehicles in an inventory. */
  ranks: 'drivers' | 'vehicles'
  days: WindowDays
  /** Vehicles that are counted. */
  rows: readonly VehicleDays[]
  /** Every vehicle, because a driver may drive one of another fleet. */
  allRows: readonly VehicleDays[]
  facts: MeasureFacts
  coverage: Coverage<AnyVehicle>
  offer: MeasureOffer
  scores: readonly RankedScore[]
  /** What these days tell, the most telling first. */
  headlines: readonly Headline[]
  /** The day of coaching, if it lies in the window; 1 is yesterday. */
  coachedDaysAgo: number | null
  rankedName: (id: string) => RankedName
  /** The label of a vehicle. */
  labelOf: (vehicleId: string) => string
}
