import { useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue, useMemo } from 'react'
import { joinLive, type Live, mapLive, ready } from '#domain/base/live'
import type { AnyVehicle } from '#domain/dealer/anyVehicle'
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
import { type FleetFacts, fleetFacts, performanceView } from './performanceView'

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
  const fleet = useMemo(
    () =>
      mapLive(joinLive({ users, expenses, weather }), (read) =>
        fleetFacts(read.users, read.expenses, read.weather),
      ),
    [users, expenses, weather],
  )
  return <ScopePerformance days={days} fleet={fleet} />
}

interface ScopePerformanceProps {
  days: WindowDays
  /** Null for an inventory, which ranks vehicles and has no spending. */
  fleet: Live<FleetFacts | null>
}

/** A press changes the choice above at once; the figures follow, and those of before stay until then. */
function ScopePerformance({ days, fleet }: ScopePerformanceProps) {
  const { section, group } = useVehicleScope()
  const shownDays = useDeferredValue(days)
  const vehicles = useVehiclesOf(section)
  const daily = useVehicleDays(section)
  return (
    <div className={styles.figures} aria-busy={shownDays !== days}>
      <Gate
        live={joinLive({ vehicles, daily, fleet })}
        frame={(problem) => <section className={cardClass()}>{problem}</section>}
      >
        {(stored) => <Figures days={shownDays} group={group} {...stored} />}
      </Gate>
    </div>
  )
}

interface FiguresProps {
  days: WindowDays
  group: string
  vehicles: readonly AnyVehicle[]
  daily: readonly VehicleDays[]
  fleet: FleetFacts | null
}

/** Memoized, so that the press renders none of it. */
const Figures = memo(function Figures({ days, group, vehicles, daily, fleet }: FiguresProps) {
  const { camera } = useCapabilities()
  return <PerformancePage view={performanceView(vehicles, daily, fleet, group, days, camera)} />
})
