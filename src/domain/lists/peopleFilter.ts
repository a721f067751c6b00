import { ACCOUNT_ROLES, type AccountRole } from '../account/account'
import type { Region } from '../kiosk/locale'
import { splitCodes } from '../kiosk/search'
import { isFleetUser, kindOf, type Person, type PersonKind } from '../people/person'
import { COACHING_STATES, type CoachingState, USER_STATUSES, type UserStatus } from '../people/user'
import type { PeopleSearch } from './peopleSearch'
import { textMatcher } from './textSearch'

/** What an address says about the list of people. Several values of a section mean any of them. */
export interface PeopleFilter {
  query: string
  kind: PersonKind | 'all'
  role: AccountRole[]
  status: UserStatus[]
  coaching: CoachingState[]
}

/** Sections that the filter's window offers, in its order. */
export const PEOPLE_SECTIONS = ['role', 'status', 'coaching'] as const
export type PeopleSection = (typeof PEOPLE_SECTIONS)[number]

/** What the search parameters of `/2` stand for. */
export function readPeopleFilter(search: PeopleSearch): PeopleFilter {
  return {
    query: search.q ?? '',
    kind: search.kind ?? 'all',
    role: inOrder(search.role, ACCOUNT_ROLES),
    status: inOrder(search.status, USER_STATUSES),
    coaching: inOrder(search.coaching, COACHING_STATES),
  }
}

/** The address form of a change; undefined takes a word out of the address. */
export function writePeopleFilter(change: Partial<PeopleFilter>): PeopleSearch {
  const words: PeopleSearch = {}
  if (change.query !== undefined) words.q = change.query || undefined
  if (change.kind !== undefined) words.kind = change.kind === 'all' ? undefined : change.kind
  for (const section of PEOPLE_SECTIONS) {
    const chosen = change[section]
    if (chosen !== undefined) words[section] = chosen.join(',') || undefined
  }
  return words
}

/** The chosen codes in the order in which the filter offers them. */
function inOrder<Code extends string>(chosen: string | undefined, known: readonly Code[]): Code[] {
  const asked = splitCodes(chosen, known)
  return known.filter((code) => asked.includes(code))
}

/**
 * The people whom a filter leaves, in the order given. The search looks at name, e-mail, phone and
 * address of the region, and at what `labelOf` says of the person's vehicle.
 */
export function filterPeople(
  people: readonly Person[],
  filter: PeopleFilter,
  region: Region,
  labelOf: (vehicleId: string) => string | undefined,
): Person[] {
  const matches = textMatcher(filter.query)
  const among = <T>(chosen: readonly T[], value: T | null) =>
    chosen.length === 0 || (value !== null && chosen.includes(value))
  return people.filter((person) => {
    const fleetUser = isFleetUser(person) ? person : null
    const vehicle = fleetUser?.vehicleId ? (labelOf(fleetUser.vehicleId) ?? '') : ''
    return (
      (filter.kind === 'all' || kindOf(person) === filter.kind) &&
      among(filter.role, person.role) &&
      among(filter.status, person.status) &&
      among(filter.coaching, fleetUser?.coaching ?? null) &&
      matches([person.name, person.email, person.phone[region], person.address[region], vehicle].join(' '))
    )
  })
}
