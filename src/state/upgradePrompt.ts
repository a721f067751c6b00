import { useAtomValue } from 'jotai/react'
import { useCapabilities } from './capabilities'
import { store } from './store'
import { visitAtom } from './visit'

/** The prompt greets on the dashboard once per visit; a locked part opens it on any screen. */
const promptAtom = visitAtom<'greeting' | 'asked' | 'closed'>('greeting')

/**
 * Whether the prompt for a higher plan is open.
 * @param onDashboard whether the screen is the dashboard, where it greets
 */
export function useUpgradePrompt(onDashboard: boolean): boolean {
  const { upgradePrompt } = useCapabilities()
  const prompt = useAtomValue(promptAtom, { store })
  return upgradePrompt && (prompt === 'asked' || (prompt === 'greeting' && onDashboard))
}

export function openUpgradePrompt(): void {
  store.set(promptAtom, 'asked')
}

export function closeUpgradePrompt(): void {
  store.set(promptAtom, 'closed')
}
