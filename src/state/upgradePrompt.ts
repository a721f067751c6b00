import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useModeFlags } from './mode'
import { store } from './store'

/** Whether the visitor has closed the prompt for a higher plan: it does not come again in the same visit. */
const closedAtom = atom(false)

/** Whether the prompt may show now: in essentials mode, not in a game (decision 14), not once closed. */
export function useUpgradePrompt(): boolean {
  const { inEssentialsMode, inGameMode, inDealerMode } = useModeFlags()
  const closed = useAtomValue(closedAtom, { store })
  return inEssentialsMode && !inGameMode && !inDealerMode && !closed
}

export function closeUpgradePrompt(): void {
  store.set(closedAtom, true)
}

/** A reset: the next visitor has not seen it. */
export function forgetUpgradePrompt(): void {
  store.set(closedAtom, false)
}
