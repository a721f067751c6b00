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

/** Maximum lengths of a fleet's texts, in characters; the dataset has the same limits. */
export const MAX_FLEET_NAME = 60
export const MAX_FLEET_EMAIL = 80
export const MAX_FLEET_ADDRESS = 120

/** The editable fields of a fleet; the address is that of the region shown. */
export interface FleetFields {
  name: string
  businessEmail: string
  businessAddress: string
}

/** Trims the texts, and reduces blanks inside the name to single ones. */
export function trimFleet({ name, businessEmail, businessAddress }: FleetFields): FleetFields {
  return {
    name: name.trim().replace(/\s+/g, ' '),
    businessEmail: businessEmail.trim(),
    businessAddress: businessAddress.trim(),
  }
}

/** Means every fleet in an address. */
const ALL_FLEETS = 'all'

/**
 * Whether another fleet has this name, ignoring case, or it means all of them. `taken` has the other fleets'
 * names and the words for all fleets, as they are stored and as they are shown.
 */
export function isFleetNameTaken(name: string, taken: readonly string[]): boolean {
  const normalized = normalizeName(name)
  return [ALL_FLEETS, ...taken].some((other) => normalizeName(other) === normalized)
}

const normalizeName = (name: string): string =>
  trimFleet({ name, businessEmail: '', businessAddress: '' }).name.normalize('NFKC').toLowerCase()

/** Search parameters of `/9`: the id of the open fleet. */
export const checkFleetsSearch = searchChecker({ fleet: text })
