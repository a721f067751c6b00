import { useLingui } from '@lingui/react/macro'
import type { WindowDays } from '#domain/vehicle/score'
import { useCapabilities } from '../../../state/capabilities'
import { LotChoice } from '../../../widgets/lot/LotChoice'
import { WindowHead } from '../../../widgets/period/WindowHead'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { FleetPerformance } from './FleetPerformance'
import { InventoryPerformance } from './InventoryPerformance'
import styles from './PerformanceScreen.module.css'
import { SafetyRooms } from './SafetyRooms'

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
        {inventory && <LotChoice />}
      </WindowHead>
      <SafetyRooms />
      {inventory ? <InventoryPerformance days={days} /> : <FleetPerformance days={days} />}
    </div>
  )
}
