import { type Ref, useDeferredValue, useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import { behaviorSummary, groupOf } from '#domain/behavior/behavior'
import type { WindowDays } from '#domain/vehicle/score'
import { NotDriven } from '../../../widgets/behavior/NotDriven'
import { useBehavior } from '../../../widgets/behavior/useBehavior'
import { useVehicleScope } from '../../../widgets/scope/useVehicleScope'
import styles from './BehaviorSummaries.module.css'
import { SummaryCard } from './SummaryCard'

export interface BehaviorSummariesProps {
  window: WindowDays
  /** Ref of the first card. */
  ref?: Ref<HTMLElement>
}

/** Summaries of the selected fleet's gas and electric vehicles over a window, and the vehicles in neither. */
export function BehaviorSummaries({ window: chosen, ref }: BehaviorSummariesProps) {
  // The choice above changes at once, the figures follow.
  const window = useDeferredValue(chosen)
  const rows = valueOr(useBehavior('distance', useVehicleScope(), window), null)
  const [gas, electric] = useMemo(
    () => (rows ? [behaviorSummary(rows, 'gas'), behaviorSummary(rows, 'electric')] : [null, null]),
    [rows],
  )
  const notDriven = useMemo(
    () => rows?.filter((row) => groupOf(row) === 'notDriven').map(({ vehicle }) => vehicle) ?? null,
    [rows],
  )
  return (
    <>
      <div className={styles.pair}>
        <SummaryCard {...(ref && { ref })} summary={gas} ev={false} window={window} />
        <SummaryCard summary={electric} ev window={window} />
      </div>
      <NotDriven vehicles={notDriven} of={rows?.length ?? 0} window={window} />
    </>
  )
}
