import type { SignInMode } from '#domain/device/signIn'
import type { Contact, UserStatus } from './user'

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
/** Roles of a dealer's people, who see the inventory (docs/rules.md MO-14). */
export const DEALER_ROLES = ['dealer', 'inventoryManager'] as const satisfies readonly AccountRole[]

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
  /** Sign-ins in which this is the signed-in user (docs/decisions.md Q14); empty for colleagues. */
  signedIn: SignInMode[]
}
