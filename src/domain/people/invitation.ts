import type { DayTime } from '#domain/base/demoTime'
import type { FleetName } from '#domain/base/fleetName'
import type { Locale } from '#domain/base/locale'
import type { InvitedRole } from './permissions'
import { type FleetUser, initialsOf } from './user'

/** Form fields for inviting several people at once. */
export interface Invitation {
  emails: readonly string[]
  role: InvitedRole
  fleet: FleetName
  /** Language of the inviting user, as a best guess. */
  language: Locale
  at: DayTime
}

const EMPTY_CONTACT = { us: '', ca: '', mx: '' }

/**
 * A user who was invited and has not answered, known only by the e-mail address. The id is the next one of
 * the role (`u-N` for drivers, `m-N` for managers) after those in `all`.
 */
export function invitedUser(
  { role, fleet, language, at }: Invitation,
  email: string,
  all: readonly Pick<FleetUser, 'id'>[],
): FleetUser {
  const prefix = role === 'driver' ? 'u-' : 'm-'
  const taken = all.flatMap(({ id }) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : []))
  return {
    id: `${prefix}${Math.max(0, ...taken) + 1}`,
    initials: initialsOf(email),
    name: email,
    status: 'invited',
    fleet,
    role,
    email,
    phone: EMPTY_CONTACT,
    address: EMPTY_CONTACT,
    vehicleId: null,
    addedDaysAgo: at.daysAgo,
    joinedDaysAgo: at.daysAgo,
    language,
    charts: [],
    coaching: role === 'driver' ? 'notEnrolled' : null,
    coachedDaysAgo: null,
    invitedAt: at,
  }
}
