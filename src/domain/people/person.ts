import { type AccountRole, type AccountUser, DEALER_ROLES } from './accountUser'
import type { FleetUser } from './user'

/** Everyone on the users screen: a fleet's drivers and managers, and the account users. */
export type Person = FleetUser | AccountUser

/** Whether a person belongs to a fleet; account users do not. */
export function isFleetUser(person: Person): person is FleetUser {
  return 'fleet' in person
}

/** Lists of the users screen: fleet users by role, and account users (docs/rules.md US-09). */
export const PERSON_KINDS = ['drivers', 'managers', 'account'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** The list that a user belongs to. */
export function kindOf(person: Person): PersonKind {
  if (!isFleetUser(person)) return 'account'
  return person.role === 'driver' ? 'drivers' : 'managers'
}

/** Whether a role belongs to a dealer, which has its own users. */
export function isDealerRole(role: AccountRole): boolean {
  return DEALER_ROLES.some((one) => one === role)
}

/**
 * The users that a mode shows: a dealer's own, or those of the selected fleet and of the account, which
 * belong to every fleet.
 * @param fleet name of the selected fleet, or `all`
 */
export function peopleOfMode(people: readonly Person[], dealer: boolean, fleet: string): Person[] {
  return people.filter((person) => {
    if (!isFleetUser(person)) return isDealerRole(person.role) === dealer
    return !dealer && (fleet === 'all' || person.fleet === fleet)
  })
}
