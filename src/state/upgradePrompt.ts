import { useAtomValue } from 'jotai/react'
import { useCapabilities } from './capabilities'
import { store } from './store'
import { visitAtom } from './visit'

/** Whether the visitor has closed the prompt for a higher plan: it does not come again in the same visit. */
const closedAtom = visitAtom(false)

/** Whether the prompt shows now: where the plan has one, until it was closed. */
export function useUpgradePrompt(): boolean {
  const { upgradePrompt } = useCapabilities()
  const closed = useAtomValue(closedAtom, { store })
  return upgradePrompt && !closed
}

export function closeUpgradePrompt(): void {
  store.set(closedAtom, true)
}
