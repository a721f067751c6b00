import { useAtomValue } from 'jotai/react'
import { useModeFlags } from './mode'
import { store } from './store'
import { visitAtom } from './visit'

/** Whether the visitor has closed the prompt for a higher plan: it does not come again in the same visit. */
const closedAtom = visitAtom(false)

/** Whether the prompt may show now: in essentials mode, not in a game (docs/decisions.md D14), not once closed. */
export function useUpgradePrompt(): boolean {
  const { inEssentialsMode, inGameMode, inDealerMode } = useModeFlags()
  const closed = useAtomValue(closedAtom, { store })
  return inEssentialsMode && !inGameMode && !inDealerMode && !closed
}

export function closeUpgradePrompt(): void {
  store.set(closedAtom, true)
}
