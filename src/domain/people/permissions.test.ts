import { expect, it } from 'vitest'
import { ACCOUNT_ROLES } from './accountUser'
import { PERMISSIONS } from './permissions'

it('account admins and all managers invite drivers and managers, nobody else invites (docs/rules.md US-02, US-03)', () => {
  const inviting = ACCOUNT_ROLES.filter((role) => PERMISSIONS[role].invites.length > 0)
  expect(inviting).toEqual(['accountAdmin', 'fleetManager', 'manager'])
  for (const role of inviting) expect(PERMISSIONS[role].invites).toEqual(['driver', 'manager'])
})
