import { useAtomValue } from 'jotai/react'
import { FIRST_CHOICE, isMeasureChoice, type MeasureChoice } from '#domain/performance/measureChoice'
import { store } from './store'
import { visitAtom } from './visit'

/** Which measures the performance screen shows, and in which order, for the rest of the visit (docs/rules.md PE-02). */
const choiceAtom = visitAtom<MeasureChoice>(FIRST_CHOICE, {
  name: 'measureChoice',
  isValid: isMeasureChoice,
})

export function useMeasureChoice(): MeasureChoice {
  return useAtomValue(choiceAtom, { store })
}

export function measureChoice(): MeasureChoice {
  return store.get(choiceAtom)
}

export function chooseMeasures(choice: MeasureChoice): void {
  store.set(choiceAtom, choice)
}
