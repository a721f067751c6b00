import { remembered } from '#domain/base/remembered'
import { type AnyVehicle, filterByGroup } from '#domain/dealer/anyVehicle'
import type { FleetUser } from '#domain/people/user'
import { type Coverage, coverageOf } from '#domain/performance/coverage'
import { daySumsOf } from '#domain/performance/daySums'
import { coachingDay } from '#domain/performance/headline/coachingHeadline'
import type { CoachedDriver, Headline } from '#domain/performance/headline/headline'
import { headlinesOf } from '#domain/performance/headline/headlines'
import type { MeasureOffer } from '#domain/performance/measureChoice'
import type { MeasureFacts } from '#domain/performance/measures'
import { type RankedScore, rankedScores } from '#domain/performance/rankedScores'
import { spentByDay } from '#domain/performance/spentByDay'
import type { WeatherDay } from '#domain/places/weatherDay'
import type { Expense } from '#domain/reports/expense'
import { WINDOWS, type WindowDays } from '#domain/vehicle/score'
import { modelText } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** Numbers of results that are kept: all windows of two scopes, as when one is compared with another. */
const MOST_SCOPES = 2
const MOST_VIEWS = MOST_SCOPES * WINDOWS.length

/** A driver or a vehicle in a ranking. */
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
  /** The counted vehicles. */
  rows: readonly VehicleDays[]
  /** Every vehicle, because a driver may drive one of another fleet. */
  allRows: readonly VehicleDays[]
  facts: MeasureFacts
  coverage: Coverage<AnyVehicle>
  offer: MeasureOffer
  scores: readonly RankedScore[]
  /** The most important first. */
  headlines: readonly Headline[]
  /** The day of coaching, if it is in the window; 1 is yesterday. */
  coachedDaysAgo: number | null
  rankedName: (id: string) => RankedName
  labelOf: (vehicleId: string) => string
}

/** What a fleet has beside its vehicles. */
export interface FleetFacts {
  users: readonly FleetUser[]
  expenses: readonly Expense[]
  weather: readonly WeatherDay[]
}

/** The same facts of the same rows are the same object, which `performanceView` goes by. */
export const fleetFacts = remembered(
  (
    users: readonly FleetUser[],
    expenses: readonly Expense[],
    weather: readonly WeatherDay[],
  ): FleetFacts => ({ users, expenses, weather }),
  1,
)

/** The counted rows of a scope, of which every window is a part. */
const countedRows = remembered(
  (
    vehicles: readonly AnyVehicle[],
    daily: readonly VehicleDays[],
    expenses: readonly Expense[] | null,
    group: string,
  ) => {
    const shown = filterByGroup(vehicles, group)
    const ids = new Set(shown.map(({ id }) => id))
    const rows = daily.filter(({ id }) => ids.has(id))
    const spent = expenses && spentByDay(expenses, ids)
    return { shown, rows, facts: { sums: daySumsOf(rows), spent } }
  },
  MOST_SCOPES,
)

/**
 * The figures of a scope over a window: worked out once as long as the stored rows are the same.
 * @param fleet null for an inventory, which ranks vehicles and has no spending
 * @param group the selected fleet or lot
 */
export const performanceView = remembered(
  (
    vehicles: readonly AnyVehicle[],
    daily: readonly VehicleDays[],
    fleet: FleetFacts | null,
    group: string,
    days: WindowDays,
    camera: boolean,
  ): PerformanceView => {
    const { shown, rows, facts } = countedRows(vehicles, daily, fleet?.expenses ?? null, group)
    const known = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
    const ranked = { days, rows, known }
    const ranking = fleet ? rankDrivers(ranked, daily, fleet, group) : rankVehicles(ranked)
    return {
      ...ranking,
      days,
      rows,
      facts,
      coverage: coverageOf(shown, rows, days),
      offer: { camera, expenses: fleet !== null },
      headlines: headlinesOf({ ...ranking, days, facts, rows }),
      coachedDaysAgo: coachingDay({ ...ranking, days }),
      labelOf: (id) => known.get(id)?.label ?? id,
    }
  },
  MOST_VIEWS,
)

/** The ranking, and the input of headlines beside the vehicles. */
interface Ranking extends Pick<PerformanceView, 'ranks' | 'allRows' | 'scores' | 'rankedName'> {
  coached: CoachedDriver[]
  stormDaysAgo: number[]
}

interface RankedDays {
  days: WindowDays
  /** Of the counted vehicles. */
  rows: readonly VehicleDays[]
  known: ReadonlyMap<string, AnyVehicle>
}

/** Ranks the drivers of a fleet, or all; `daily` has the vehicles of every fleet, because they may drive any. */
function rankDrivers(
  { days, known }: RankedDays,
  daily: readonly VehicleDays[],
  { users, weather }: FleetFacts,
  fleet: string,
): Ranking {
  const people = new Map(users.map((user) => [user.id, user]))
  const inFleet = (user: FleetUser | undefined) =>
    user !== undefined && (fleet === 'all' || user.fleet === fleet)
  return {
    ranks: 'drivers',
    allRows: daily,
    scores: rankedScores(daily, days, (row, at) => row.driverId[at] ?? null).filter(({ id }) =>
      inFleet(people.get(id)),
    ),
    rankedName: (id) => {
      const user = people.get(id)
      return {
        name: user?.name ?? id,
        detail: known.get(user?.vehicleId ?? '')?.label ?? null,
        to: `/2/detail/${id}`,
      }
    },
    coached: users
      .filter(inFleet)
      .flatMap(({ id, coachedDaysAgo }) =>
        coachedDaysAgo === null ? [] : [{ driverId: id, coachedDaysAgo }],
      ),
    stormDaysAgo: weather.filter(({ kind }) => kind === 'storm').map(({ daysAgo }) => daysAgo),
  }
}

/** The vehicles of an inventory, which have no drivers. */
function rankVehicles({ days, rows, known }: RankedDays): Ranking {
  return {
    ranks: 'vehicles',
    allRows: rows,
    scores: rankedScores(rows, days, ({ id }) => id),
    rankedName: (id) => {
      const vehicle = known.get(id)
      return {
        name: vehicle?.label ?? id,
        detail: vehicle ? modelText(vehicle) : null,
        to: `/1/detail/${id}`,
      }
    },
    coached: [],
    stormDaysAgo: [],
  }
}
