import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, type Live, ready } from '#domain/base/live'
import { type AnyVehicle, filterByGroup } from '#domain/dealer/anyVehicle'
import { coverageOf } from '#domain/performance/coverage'
import { daySumsOf } from '#domain/performance/daySums'
import { coachingDay } from '#domain/performance/headline/coachingHeadline'
import { headlinesOf } from '#domain/performance/headline/headlines'
import { spentByDay } from '#domain/performance/spentByDay'
import type { WindowDays } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useVehiclesOf } from '../../../data/queries/anyVehicles'
import { useExpenses } from '../../../data/queries/expenses'
import { useUsers } from '../../../data/queries/users'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useWeatherDays } from '../../../data/queries/weather'
import { useCapabilities } from '../../../state/capabilities'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { LotChoice } from '../../../widgets/choice/LotChoice'
import { useVehicleScope } from '../../../widgets/scope/useVehicleScope'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { WindowHead } from '../WindowHead'
import { PerformancePage } from './PerformancePage'
import styles from './PerformanceScreen.module.css'
import { type FleetFacts, type PerformanceView, rankDrivers, rankVehicles } from './performanceView'

export interface PerformanceScreenProps {
  days: WindowDays
  onDays: (days: WindowDays) => void
}

/** The figures of a fleet, or of a dealer's inventory, over some days; locked if the plan has none. */
export function PerformanceScreen({ days, onDays }: PerformanceScreenProps) {
  const { t } = useLingui()
  const { performance, inventory } = useCapabilities()
  const room = (
    <div className={styles.screen}>
      <WindowHead days={days} onDays={onDays}>
        <LotChoice />
      </WindowHead>
      {inventory ? <ScopePerformance days={days} fleet={NO_FLEET} /> : <FleetPerformance days={days} />}
    </div>
  )
  if (performance) return room
  return (
    <LockedScreen title={t`Performance is not included in your plan`} room={room}>
      {t`A higher plan shows scores, safety, fuel, and use of your vehicles, compared with the period before.`}
    </LockedScreen>
  )
}

const NO_FLEET = ready(null)

/** People, expenses and weather are read only for a fleet. */
function FleetPerformance({ days }: { days: WindowDays }) {
  const users = useUsers()
  const expenses = useExpenses()
  const weather = useWeatherDays()
  const fleet = useMemo(() => joinLive({ users, expenses, weather }), [users, expenses, weather])
  return <ScopePerformance days={days} fleet={fleet} />
}

interface ScopePerformanceProps {
  days: WindowDays
  /** Null for an inventory, which ranks vehicles and has no spending. */
  fleet: Live<FleetFacts | null>
}

function ScopePerformance({ days, fleet }: ScopePerformanceProps) {
  const { section, group } = useVehicleScope()
  const vehicles = useVehiclesOf(section)
  const daily = useVehicleDays(section)
  return (
    <Gate
      live={joinLive({ vehicles, daily, fleet })}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
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
