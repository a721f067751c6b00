import type { Region } from '#domain/base/locale'
import { ACCOUNT_ROLES } from '#domain/people/accountUser'
import { isDealerRole, isFleetUser, type Person } from '#domain/people/person'
import { COACHING_STATES, USER_STATUSES } from '#domain/people/user'
import type { Sections } from './sections'

export type PeopleSection = 'role' | 'status' | 'coaching'

/** Filters of a fleet's people: sections, named as in the address, with their values. */
export const FLEET_PEOPLE: Sections<PeopleSection> = {
  role: ACCOUNT_ROLES.filter((role) => !isDealerRole(role)),
  status: USER_STATUSES,
  coaching: COACHING_STATES,
}

/** A dealer's users have dealer roles and no coaching. */
export const DEALER_PEOPLE: Sections<PeopleSection> = {
  role: ACCOUNT_ROLES.filter(isDealerRole),
  status: USER_STATUSES,
  coaching: [],
}

/** The values of a person in a section. */
export function peopleValues(person: Person, section: PeopleSection): readonly string[] {
  switch (section) {
    case 'role':
      return [person.role]
    case 'status':
      return [person.status]
    case 'coaching':
      return isFleetUser(person) && person.coaching ? [person.coaching] : []
  }
}

/**
 * The text that a search matches: name, e-mail, phone and address of the region, and what `labelOf` returns
 * for the user's vehicle.
 * @param words other texts in the list, in the visitor's language, such as role and status
 */
export function personText(
  person: Person,
  region: Region,
  labelOf: (vehicleId: string) => string | undefined,
  words: readonly string[],
): string {
  const vehicleId = isFleetUser(person) ? person.vehicleId : null
  const vehicle = vehicleId === null ? '' : (labelOf(vehicleId) ?? '')
  return [person.name, person.email, person.phone[region], person.address[region], vehicle, ...words].join(
    ' ',
  )
}
