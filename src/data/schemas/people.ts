import * as v from 'valibot'
import { LOCALES } from '#domain/base/locale'
import { SIGN_IN_MODES } from '#domain/device/signIn'
import { ACCOUNT_ROLES, type AccountUser } from '#domain/people/accountUser'
import { COACHING_STATES, FLEET_ROLES, type FleetUser, USER_STATUSES } from '#domain/people/user'
import type { Assignable } from './assignable'
import { contact, daysAgo, dayTime, fleetName, prefixedId, text } from './fields'

export const UserSchema = v.strictObject({
  id: prefixedId('[um]'),
  initials: text(2),
  name: text(80),
  status: v.picklist(USER_STATUSES),
  fleet: fleetName,
  role: v.picklist(FLEET_ROLES),
  ...contact,
  vehicleId: v.nullable(prefixedId('v')),
  addedDaysAgo: daysAgo,
  joinedDaysAgo: daysAgo,
  language: v.picklist(LOCALES),
  charts: v.array(v.picklist(['score'])),
  coaching: v.nullable(v.picklist(COACHING_STATES)),
  coachedDaysAgo: v.nullable(daysAgo),
  invitedAt: v.exactOptional(dayTime),
})

type UserOutput = v.InferOutput<typeof UserSchema>
export type UserRow = Assignable<UserOutput, FleetUser> & Assignable<FleetUser, UserOutput>

export const AccountSchema = v.strictObject({
  id: prefixedId('a'),
  role: v.picklist(ACCOUNT_ROLES),
  initials: text(2),
  name: text(80),
  status: v.picklist(USER_STATUSES),
  ...contact,
  addedDaysAgo: daysAgo,
  signedIn: v.array(v.picklist(SIGN_IN_MODES)),
})

type AccountOutput = v.InferOutput<typeof AccountSchema>
export type AccountRow = Assignable<AccountOutput, AccountUser> & Assignable<AccountUser, AccountOutput>
