import { useMemo } from 'react'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import { behaviorSummary } from '../../domain/behavior/behavior'
import { valueOr } from '../../domain/kiosk/live'
import type { WindowDays } from '../../domain/trips/score'
import type { SelectedFleet } from '../../state/fleet'
import styles from './BehaviorSummaries.module.css'
import { SummaryCard } from './SummaryCard'

export interface BehaviorSummariesProps {
  window: WindowDays
  fleet: SelectedFleet
}

/** How the gas vehicles of a fleet did over a window, and how the electric ones. */
export function BehaviorSummaries({ window, fleet }: BehaviorSummariesProps) {
  const vehicles = useVehicles()
  const stored = useVehicleDays()
  const rows = valueOr(vehicles, null)
  const days = valueOr(stored, null)
  const [gas, electric] = useMemo(() => {
    if (!rows || !days) return [null, null]
    const ids = new Set(rows.flatMap((row) => (fleet === 'all' || row.fleet === fleet ? row.id : [])))
    const filterByFleet = days.filter(({ id }) => ids.has(id))
    return [behaviorSummary(filterByFleet, false, window), behaviorSummary(filterByFleet, true, window)]
  }, [rows, days, fleet, window])
  return (
    <div className={styles.pair}>
      <SummaryCard summary={gas} ev={false} window={window} />
      <SummaryCard summary={electric} ev window={window} />
    </div>
  )
}
