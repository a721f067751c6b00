import { useState } from 'react'
import { useFleets } from '../../../data/queries/fleets'
import { valueOr } from '../../../domain/kiosk/live'
import { useFleetInForce } from '../../../state/fleet'

/** The fleet that new vehicles go to: the one that is shown, else the first, until another is chosen. */
export function useFleetToAddTo() {
  const fleets = useFleets()
  const shown = useFleetInForce()
  const [chosen, setChosen] = useState<string | null>(null)
  const names = valueOr(fleets, []).map(({ name }) => name)
  const value = [chosen, shown].find((name) => name !== null && names.includes(name)) ?? names[0] ?? null
  return { names, value, choose: setChosen }
}
