import { useEffect, useState } from 'react'
import type { InteractionCounts } from '../../../data/interactions/interactionCounts'
import type { Metrics } from '../../../metrics/start'

export interface KeptBack {
  /** Records whose answer was lost at least once. */
  maybeStored: number
  /** Events that are in memory, and not in the database yet. */
  unsaved: number
  /** Events that were lost because the database had failed and the spill was full. */
  lost: number
}

/** Counts outside of the table of records; read again when the table's counts change. */
export function useKeptBack(metrics: Metrics | null, counts: InteractionCounts): KeptBack {
  const [kept, setKept] = useState<KeptBack>({ maybeStored: 0, unsaved: 0, lost: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts are the sign that it may have changed
  useEffect(() => {
    if (!metrics) return
    let gone = false
    const read = async () => {
      const maybeStored = await metrics.delivery.maybeStored()
      const lost = await metrics.overflowed()
      if (!gone) setKept({ maybeStored, lost, unsaved: metrics.recorder.status().waiting })
    }
    const follow = () => void read().catch(() => undefined)
    follow()
    const stop = metrics.recorder.subscribe(follow)
    return () => {
      gone = true
      stop()
    }
  }, [metrics, counts])
  return kept
}
