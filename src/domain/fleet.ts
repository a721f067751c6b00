import type { Region } from './locale'
import type { FleetName } from './vehicle'

/** A fleet of spec section 3. */
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
export function tidyFleet({ name, businessEmail, businessAddress }: FleetFields): FleetFields {
  return {
    name: name.trim().replace(/\s+/g, ' '),
    businessEmail: businessEmail.trim(),
    businessAddress: businessAddress.trim(),
  }
}

/** `all` is what the choice of every fleet is called in an address. */
const NO_FLEET = 'all'

/**
 * Whether another fleet has a name, whatever its case, or it stands for all of them. `taken` holds the
 * other fleets' names and the words for all fleets, as they are stored and as they are shown.
 */
export function isFleetNameTaken(name: string, taken: readonly string[]): boolean {
  const asked = sameName(name)
  return [NO_FLEET, ...taken].some((other) => sameName(other) === asked)
}

const sameName = (name: string): string =>
  tidyFleet({ name, businessEmail: '', businessAddress: '' }).name.normalize('NFKC').toLowerCase()

export type EmailProblem = 'noAt' | 'noDomain' | 'malformed'

/**
 * What is wrong with an e-mail address; null when it may be one. Only what is never right: one @ with
 * something before it, and a domain of two labels at least behind it (RFC 5321, 4.1.2).
 */
export function emailProblem(address: string): EmailProblem | null {
  const at = address.lastIndexOf('@')
  if (at < 0) return 'noAt'
  const domain = address.slice(at + 1)
  if (!/^[^.\s@]+(\.[^.\s@]+)+$/.test(domain)) return domain.includes(' ') ? 'malformed' : 'noDomain'
  return /^[^\s@]+$/.test(address.slice(0, at)) ? null : 'malformed'
}
