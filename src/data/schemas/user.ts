import * as v from 'valibot'
import { LOCALES } from '#domain/base/locale'
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

type Output = v.InferOutput<typeof UserSchema>
export type UserRow = Assignable<Output, FleetUser> & Assignable<FleetUser, Output>
