import { useState } from 'react'
import { valueOr } from '#domain/base/live'
import { useFleets } from '../../../data/queries/fleets'
import { useEffectiveFleet } from '../../../state/fleet'

/** The fleet that new vehicles go to: the one that is shown, else the first, until another is chosen. */
export function useFleetToAddTo() {
  const fleets = useFleets()
  const shown = useEffectiveFleet()
  const [chosen, setChosen] = useState<string | null>(null)
  const names = valueOr(fleets, []).map(({ name }) => name)
  const value = [chosen, shown].find((name) => name !== null && names.includes(name)) ?? names[0] ?? null
  return { names, value, choose: setChosen }
}
