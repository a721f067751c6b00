import type { ExclusiveMode } from './mode'

/** What a user can be signed in to: a mode, or the essentials plan. */
export const SIGN_IN_MODES = ['fleet', 'demo', 'game', 'dealer', 'essentials'] as const
export type SignInMode = ExclusiveMode | 'essentials'

/** What the user is signed in to: the plan takes precedence over the tour, and both over dealer and game. */
export function signInMode({ mode, essentials }: { mode: ExclusiveMode; essentials: boolean }): SignInMode {
  return essentials && (mode === 'fleet' || mode === 'demo') ? 'essentials' : mode
}
