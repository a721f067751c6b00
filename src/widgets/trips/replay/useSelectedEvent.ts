import { useCallback, useState } from 'react'

/** The selected event of a trip; another trip starts without one. */
export function useSelectedEvent(
  tripId: string,
): [selectedId: number | null, select: (id: number | null) => void] {
  const [selected, setSelected] = useState<{ tripId: string; id: number | null } | null>(null)
  const select = useCallback((id: number | null) => setSelected({ tripId, id }), [tripId])
  return [selected?.tripId === tripId ? selected.id : null, select]
}
