import { useEffect, useEffectEvent, useState } from 'react'
import type { MapTab } from '../../domain/lists/mapSearch'
import { hideVehiclePanel, setCurrentVehicle } from '../../state/currentVehicle'

export interface SelectionRules {
  tab: MapTab
  sel: string | null
  /** The set that is shown, in order. */
  ids: readonly string[]
  /** Whether the rows of the tab are there. */
  known: boolean
  has: (id: string) => boolean
  onDrop: () => void
}

/**
 * The address says what is chosen, and the shared state follows: the vehicle with its index, its panel
 * shown or hidden. An id that there is not is dropped. @returns whether that happened just now
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tab takes the word away
  useEffect(() => () => setLost(false), [tab])
  useEffect(() => {
    if (tab === 'vehicles' && sel !== null && known && !missing) setCurrentVehicle(sel, ids)
    else hideVehiclePanel()
  }, [tab, sel, ids, known, missing])
  useEffect(() => hideVehiclePanel, [])
  return lost
}
