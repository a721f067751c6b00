import * as v from 'valibot'
import { SIGN_IN_MODES } from '#domain/device/signIn'
import { ACCOUNT_ROLES, type AccountUser } from '#domain/people/accountUser'
import { USER_STATUSES } from '#domain/people/user'
import type { Assignable } from './assignable'
import { contact, daysAgo, prefixedId, text } from './fields'

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

type Output = v.InferOutput<typeof AccountSchema>
export type AccountRow = Assignable<Output, AccountUser> & Assignable<AccountUser, Output>
