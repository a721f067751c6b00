import type { AccountRole } from './accountUser'

/** Roles that an invitation may be for (docs/rules.md US-02, US-03). */
export const INVITED_ROLES = ['driver', 'manager'] as const
export type InvitedRole = (typeof INVITED_ROLES)[number]

/** What a role may do with the fleet's users. */
interface Permissions {
  /** The roles that they may invite, withdraw and invite again. */
  invites: readonly InvitedRole[]
  /** Whether they may enroll drivers in coaching and assign vehicles. */
  managesDrivers: boolean
  /** Whether they may block a vehicle from being driven, and free it (docs/rules.md PE-06). */
  blocksDriving: boolean
}

const MANAGER_PERMISSIONS: Permissions = {
  invites: INVITED_ROLES,
  managesDrivers: true,
  blocksDriving: true,
}
const NO_PERMISSIONS: Permissions = { invites: [], managesDrivers: false, blocksDriving: false }
/** A dealer's people manage no drivers, but the keys of the inventory are theirs. */
const DEALER_PERMISSIONS: Permissions = { ...NO_PERMISSIONS, blocksDriving: true }

/**
 * There is no matrix for each user (docs/rules.md MO-17), but managers invite managers and drivers
 * (docs/rules.md US-02, US-03); an account admin may do what they may. A dealer's people see the inventory, and a driver manages nobody.
 */
export const PERMISSIONS: Record<AccountRole, Permissions> = {
  accountAdmin: MANAGER_PERMISSIONS,
  fleetManager: MANAGER_PERMISSIONS,
  manager: MANAGER_PERMISSIONS,
  driver: NO_PERMISSIONS,
  dealer: DEALER_PERMISSIONS,
  inventoryManager: DEALER_PERMISSIONS,
}
