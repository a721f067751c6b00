import { useMemo } from 'react'
import { joinLive } from '#domain/base/live'
import type { FleetUser } from '#domain/people/user'
import { coverageOf } from '#domain/performance/coverage'
import { daySumsOf } from '#domain/performance/daySums'
import { coachingDay } from '#domain/performance/headline/coachingHeadline'
import { headlinesOf } from '#domain/performance/headline/headlines'
import { rankedScores } from '#domain/performance/rankedScores'
import { spentByDay } from '#domain/performance/spentByDay'
import type { WeatherDay } from '#domain/places/weatherDay'
import type { Expense } from '#domain/reports/expense'
import type { WindowDays } from '#domain/vehicle/score'
import { type DrivenVehicle, filterByFleet } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useExpenses } from '../../../data/queries/expenses'
import { useUsers } from '../../../data/queries/users'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useVehicles } from '../../../data/queries/vehicles'
import { useWeatherDays } from '../../../data/queries/weather'
import { useCapabilities } from '../../../state/capabilities'
import { useEffectiveFleet } from '../../../state/fleet'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { PerformancePage } from './PerformancePage'
import type { PerformanceView } from './performanceView'

interface FleetProps {
  days: WindowDays
  vehicles: readonly DrivenVehicle[]
  daily: readonly VehicleDays[]
  users: readonly FleetUser[]
  expenses: readonly Expense[]
  weather: readonly WeatherDay[]
}

/** The performance of the vehicles of all fleets, or of the chosen one. */
export function FleetPerformance({ days }: { days: WindowDays }) {
  const vehicles = useVehicles()
  const daily = useVehicleDays()
  const users = useUsers()
  const expenses = useExpenses()
  const weather = useWeatherDays()
  return (
    <Gate
      live={joinLive({ vehicles, daily, users, expenses, weather })}
      frame={(problem) => <section className={surface()}>{problem}</section>}
    >
      {(stored) => <Fleet days={days} {...stored} />}
    </Gate>
  )
}

function Fleet({ days, vehicles, daily, users, expenses, weather }: FleetProps) {
  const fleet = useEffectiveFleet()
  const { camera } = useCapabilities()
  const scope = useMemo(() => {
    const shown = filterByFleet(vehicles, fleet)
    const ids = new Set(shown.map(({ id }) => id))
    const rows = daily.filter(({ id }) => ids.has(id))
    return { shown, rows, facts: { sums: daySumsOf(rows), spent: spentByDay(expenses, ids) } }
  }, [vehicles, daily, expenses, fleet])
  const view = useMemo<PerformanceView>(() => {
    const { shown, rows, facts } = scope
    const people = new Map(users.map((user) => [user.id, user]))
    const labels = new Map(vehicles.map(({ id, label }) => [id, label]))
    const inFleet = (user: FleetUser | undefined) =>
      user !== undefined && (fleet === 'all' || user.fleet === fleet)
    const coached = users
      .filter(inFleet)
      .flatMap(({ id, coachedDaysAgo }) =>
        coachedDaysAgo === null ? [] : [{ driverId: id, coachedDaysAgo }],
      )
    const stormDaysAgo = weather.filter(({ kind }) => kind === 'storm').map(({ daysAgo }) => daysAgo)
    const scores = rankedScores(daily, days, (row, at) => row.driverId[at] ?? null).filter(({ id }) =>
      inFleet(people.get(id)),
    )
    return {
      ranks: 'drivers',
      days,
      rows,
      allRows: daily,
      facts,
      coverage: coverageOf(shown, rows, days),
      offer: { camera, expenses: true },
      scores,
      headlines: headlinesOf({ days, facts, rows, allRows: daily, coached, stormDaysAgo, scores }),
      coachedDaysAgo: coachingDay({ coached, days }),
      rankedName: (id) => {
        const user = people.get(id)
        return {
          name: user?.name ?? id,
          detail: labels.get(user?.vehicleId ?? '') ?? null,
          to: `/2/detail/${id}`,
        }
      },
      labelOf: (id) => labels.get(id) ?? id,
    }
  }, [scope, vehicles, daily, users, weather, fleet, days, camera])
  return <PerformancePage view={view} />
}
