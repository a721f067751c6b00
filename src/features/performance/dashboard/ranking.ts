import type { AnyVehicle } from '#domain/dealer/anyVehicle'
import type { FleetUser } from '#domain/people/user'
import type { CoachedDriver } from '#domain/performance/headline/headline'
import { rankedScores } from '#domain/performance/rankedScores'
import type { WeatherDay } from '#domain/places/weatherDay'
import type { Expense } from '#domain/reports/expense'
import type { WindowDays } from '#domain/vehicle/score'
import { modelText } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { PerformanceView } from './performanceView'

/** What is known of a fleet beside its vehicles. */
export interface FleetFacts {
  users: readonly FleetUser[]
  expenses: readonly Expense[]
  weather: readonly WeatherDay[]
}

/** Who is ranked, and what the stories of a window tell of beside the vehicles. */
interface Ranking extends Pick<PerformanceView, 'ranks' | 'allRows' | 'scores' | 'rankedName'> {
  coached: CoachedDriver[]
  stormDaysAgo: number[]
}

interface RankedDays {
  days: WindowDays
  /** Of the vehicles that are counted. */
  rows: readonly VehicleDays[]
  known: ReadonlyMap<string, AnyVehicle>
}

/** The drivers of a fleet, or of all; `daily` has the vehicles of every fleet, for they may drive any. */
export function rankDrivers(
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

/** The vehicles of an inventory, which no driver of its own drives. */
export function rankVehicles({ days, rows, known }: RankedDays): Ranking {
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
