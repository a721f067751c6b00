import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountRole } from '#domain/people/accountUser'

/** Roles of an account's people (docs/rules.md MO-16), which the header shows under the name (docs/rules.md HD-07). */
export const ROLE_LABELS: Record<AccountRole, MessageDescriptor> = {
  accountAdmin: msg({ id: 'role.accountAdmin', message: 'Account Admin' }),
  fleetManager: msg({ id: 'role.fleetManager', message: 'Fleet Manager' }),
  manager: msg({ id: 'role.manager', message: 'Manager' }),
  driver: msg({ id: 'role.driver', message: 'Driver' }),
  dealer: msg({ id: 'role.dealer', message: 'Dealer' }),
  inventoryManager: msg({ id: 'role.inventoryManager', message: 'Inventory Manager' }),
}
