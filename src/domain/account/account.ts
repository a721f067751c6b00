import type { ExclusiveMode } from '../device/mode'
import type { Contact, UserStatus } from '../people/user'

/** Roles (docs/rules.md MO-16); driver and the managers are fleet users, the others account users. */
export const ACCOUNT_ROLES = [
  'accountAdmin',
  'fleetManager',
  'manager',
  'driver',
  'dealer',
  'inventoryManager',
] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]
/** Roles of a dealer's people: they see the inventory (docs/rules.md MO-14). */
export const DEALER_ROLES = ['dealer', 'inventoryManager'] as const satisfies readonly AccountRole[]

/** What a user may be signed in to: a mode, or the essentials plan. */
export const SIGN_IN_MODES = ['fleet', 'demo', 'game', 'dealer', 'essentials'] as const
export type SignInMode = ExclusiveMode | 'essentials'

/** An account user (docs/rules.md AU-00). */
export interface AccountUser extends Contact {
  /** `a-N`. */
  id: string
  role: AccountRole
  /** Placeholder for a picture (docs/rules.md AU-02). */
  initials: string
  name: string
  status: UserStatus
  addedDaysAgo: number
  /** Where this user is the signed-in one (docs/decisions.md Q14); empty for colleagues. */
  signedIn: SignInMode[]
}

/** What the user is signed in to now: the plan takes precedence over the tour, and both over dealer and game. */
export function signInMode({ mode, essentials }: { mode: ExclusiveMode; essentials: boolean }): SignInMode {
  return essentials && (mode === 'fleet' || mode === 'demo') ? 'essentials' : mode
}
