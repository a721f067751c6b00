import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, ready } from '#domain/base/live'
import type { WindowDays } from '#domain/vehicle/score'
import { useExpenses } from '../../../data/queries/expenses'
import { useUsers } from '../../../data/queries/users'
import { useWeatherDays } from '../../../data/queries/weather'
import { useCapabilities } from '../../../state/capabilities'
import { LotChoice } from '../../../widgets/lot/LotChoice'
import { WindowHead } from '../../../widgets/period/WindowHead'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import styles from './PerformanceScreen.module.css'
import { SafetyRooms } from './SafetyRooms'
import { ScopePerformance } from './ScopePerformance'

export interface PerformanceScreenProps {
  days: WindowDays
  onDays: (days: WindowDays) => void
}

/** What a fleet, or a dealer's inventory, did over some days; locked where the plan has none. */
export function PerformanceScreen({ days, onDays }: PerformanceScreenProps) {
  const { t } = useLingui()
  const { performance, inventory } = useCapabilities()
  if (!performance) {
    return (
      <LockedScreen title={t`Performance is not included in your plan`}>
        {t`A higher plan shows scores, safety, fuel, and use of your vehicles, compared with the period before.`}
      </LockedScreen>
    )
  }
  return (
    <div className={styles.screen}>
      <WindowHead days={days} onDays={onDays}>
        <LotChoice />
      </WindowHead>
      <SafetyRooms />
      {inventory ? <ScopePerformance days={days} fleet={NO_FLEET} /> : <FleetPerformance days={days} />}
    </div>
  )
}

const NO_FLEET = ready(null)

/** People, expenses and weather are read for a fleet alone. */
function FleetPerformance({ days }: { days: WindowDays }) {
  const users = useUsers()
  const expenses = useExpenses()
  const weather = useWeatherDays()
  const fleet = useMemo(() => joinLive({ users, expenses, weather }), [users, expenses, weather])
  return <ScopePerformance days={days} fleet={fleet} />
}
