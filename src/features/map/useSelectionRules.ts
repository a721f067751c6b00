import { useEffect, useEffectEvent, useState } from 'react'
import type { MapTab } from '#domain/lists/mapSearch'
import { hideVehiclePanel, setCurrentVehicle } from '../../state/currentVehicle'

export interface SelectionRules {
  tab: MapTab
  sel: string | null
  /** The set that is shown, in order. */
  ids: readonly string[]
  /** Whether the rows of the tab are loaded. */
  known: boolean
  has: (id: string) => boolean
  onDrop: () => void
}

/**
 * Syncs the shared state with the selection in the address: the vehicle with its index, its panel
 * shown or hidden. Drops an unknown id. @returns whether an id was just dropped
 */
export function useSelectionRules({ tab, sel, ids, known, has, onDrop }: SelectionRules): boolean {
  const [lost, setLost] = useState(false)
  const drop = useEffectEvent(onDrop)
  const missing = known && sel !== null && !has(sel)
  useEffect(() => {
    if (missing) {
      setLost(true)
      drop()
    } else if (sel !== null) setLost(false)
  }, [missing, sel])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tab clears the notice
  useEffect(() => () => setLost(false), [tab])
  useEffect(() => {
    if (tab === 'vehicles' && sel !== null && known && !missing) setCurrentVehicle(sel, ids)
    else hideVehiclePanel()
  }, [tab, sel, ids, known, missing])
  useEffect(() => hideVehiclePanel, [])
  return lost
}
