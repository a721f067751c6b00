import { useAtomValue } from 'jotai/react'
import { useCapabilities } from './capabilities'
import { store } from './store'
import { visitAtom } from './visit'

/** Whether the visitor closed the upgrade prompt, which then stays closed for the visit. */
const closedAtom = visitAtom(false)

/** Whether the prompt is shown: if the plan has one, until it is closed. */
export function useUpgradePrompt(): boolean {
  const { upgradePrompt } = useCapabilities()
  const closed = useAtomValue(closedAtom, { store })
  return upgradePrompt && !closed
}

export function closeUpgradePrompt(): void {
  store.set(closedAtom, true)
}
