import { useMemo } from 'react'
import { joinLive, type Live } from '#domain/base/live'
import { type AnyVehicle, filterByGroup } from '#domain/dealer/anyVehicle'
import { coverageOf } from '#domain/performance/coverage'
import { daySumsOf } from '#domain/performance/daySums'
import { coachingDay } from '#domain/performance/headline/coachingHeadline'
import { headlinesOf } from '#domain/performance/headline/headlines'
import { spentByDay } from '#domain/performance/spentByDay'
import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useVehiclesOf } from '../../../data/queries/anyVehicles'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useCapabilities } from '../../../state/capabilities'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { useVehicleScope } from '../../../widgets/scope/useVehicleScope'
import { PerformancePage } from './PerformancePage'
import type { PerformanceView } from './performanceView'
import { type FleetFacts, rankDrivers, rankVehicles } from './ranking'

export interface ScopePerformanceProps {
  days: WindowDays
  /** Null of an inventory, where vehicles are ranked and nothing is spent. */
  fleet: Live<FleetFacts | null>
}

/** The performance of the vehicles of the chosen fleet or lot, or of all. */
export function ScopePerformance({ days, fleet }: ScopePerformanceProps) {
  const { section, group } = useVehicleScope()
  const vehicles = useVehiclesOf(section)
  const daily = useVehicleDays(section)
  return (
    <Gate
      live={joinLive({ vehicles, daily, fleet })}
      frame={(problem) => <section className={surface()}>{problem}</section>}
    >
      {(stored) => <Figures days={days} group={group} {...stored} />}
    </Gate>
  )
}

interface FiguresProps {
  days: WindowDays
  group: string
  vehicles: readonly AnyVehicle[]
  daily: readonly VehicleDays[]
  fleet: FleetFacts | null
}

function Figures({ days, group, vehicles, daily, fleet }: FiguresProps) {
  const { camera } = useCapabilities()
  const counted = useMemo(() => {
    const shown = filterByGroup(vehicles, group)
    const ids = new Set(shown.map(({ id }) => id))
    const rows = daily.filter(({ id }) => ids.has(id))
    const spent = fleet && spentByDay(fleet.expenses, ids)
    return { shown, rows, facts: { sums: daySumsOf(rows), spent } }
  }, [vehicles, daily, fleet, group])
  const view = useMemo<PerformanceView>(() => {
    const { shown, rows, facts } = counted
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
  }, [counted, vehicles, daily, fleet, group, days, camera])
  return <PerformancePage view={view} />
}
