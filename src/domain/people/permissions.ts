import type { AccountRole } from './accountUser'

/** Roles that can be invited (docs/rules.md US-02, US-03). */
export const INVITED_ROLES = ['driver', 'manager'] as const
export type InvitedRole = (typeof INVITED_ROLES)[number]

/** What a role may do with the fleet's users. */
interface Permissions {
  /** Roles that they may invite, withdraw and invite again. */
  invites: readonly InvitedRole[]
  /** Whether they may enroll drivers in coaching and assign vehicles. */
  managesDrivers: boolean
  /** Whether they may block a vehicle from being driven, and unblock it (docs/rules.md PE-06). */
  blocksDriving: boolean
}

const MANAGER_PERMISSIONS: Permissions = {
  invites: INVITED_ROLES,
  managesDrivers: true,
  blocksDriving: true,
}
const NO_PERMISSIONS: Permissions = { invites: [], managesDrivers: false, blocksDriving: false }
/** A dealer's people do not manage drivers, but they control the inventory's keys. */
const DEALER_PERMISSIONS: Permissions = { ...NO_PERMISSIONS, blocksDriving: true }

/**
 * There is no permission matrix for each user (docs/rules.md MO-17), but managers invite managers and drivers
 * (docs/rules.md US-02, US-03), and an account admin may do the same. A dealer's people see the inventory,
 * and a driver manages no one.
 */
export const PERMISSIONS: Record<AccountRole, Permissions> = {
  accountAdmin: MANAGER_PERMISSIONS,
  fleetManager: MANAGER_PERMISSIONS,
  manager: MANAGER_PERMISSIONS,
  driver: NO_PERMISSIONS,
  dealer: DEALER_PERMISSIONS,
  inventoryManager: DEALER_PERMISSIONS,
}
