import type { FleetName } from '#domain/base/fleetName'
import type { Region } from '#domain/base/locale'
import { searchChecker, text } from '#domain/base/search'

/** A fleet (docs/rules.md FE-00). */
export interface Fleet {
  /** `f-N`. */
  id: string
  name: FleetName
  businessEmail: string
  businessAddress: Record<Region, string>
  createdDaysAgo: number
}

/** Longest texts of a fleet, in characters: what the dataset stores. */
export const MAX_FLEET_NAME = 60
export const MAX_FLEET_EMAIL = 80
export const MAX_FLEET_ADDRESS = 120

/** What a visitor writes about a fleet; the address as it reads in the region that is shown. */
export interface FleetFields {
  name: string
  businessEmail: string
  businessAddress: string
}

/** Texts without blanks around them, and with single blanks inside the name. */
export function trimFleet({ name, businessEmail, businessAddress }: FleetFields): FleetFields {
  return {
    name: name.trim().replace(/\s+/g, ' '),
    businessEmail: businessEmail.trim(),
    businessAddress: businessAddress.trim(),
  }
}

/** `all` is what the choice of every fleet is called in an address. */
const ALL_FLEETS = 'all'

/**
 * Whether another fleet has a name, whatever its case, or it stands for all of them. `taken` holds the
 * other fleets' names and the words for all fleets, as they are stored and as they are shown.
 */
export function isFleetNameTaken(name: string, taken: readonly string[]): boolean {
  const normalized = normalizeName(name)
  return [ALL_FLEETS, ...taken].some((other) => normalizeName(other) === normalized)
}

const normalizeName = (name: string): string =>
  trimFleet({ name, businessEmail: '', businessAddress: '' }).name.normalize('NFKC').toLowerCase()

/** Search parameters of `/9`: the id of the fleet whose page is open. */
export const checkFleetsSearch = searchChecker({ fleet: text })
