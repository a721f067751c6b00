import type { DayTime } from '#domain/base/demoTime'
import type { FleetName } from '#domain/base/fleetName'
import type { Locale, Region } from '#domain/base/locale'

/** Roles of fleet users (docs/rules.md MO-16). */
export const FLEET_ROLES = ['driver', 'manager', 'fleetManager'] as const
export type FleetRole = (typeof FLEET_ROLES)[number]

/** `invited`: has not answered the invitation yet. */
export const USER_STATUSES = ['active', 'invited'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** Whether a driver is coached in the vehicle while driving (docs/rules.md AD-06). */
export const COACHING_STATES = ['enrolled', 'notEnrolled'] as const
export type CoachingState = (typeof COACHING_STATES)[number]

/** Contact data; phone and address depend on the region (docs/decisions.md D23). */
export interface Contact {
  email: string
  phone: Record<Region, string>
  address: Record<Region, string>
}

/** A driver or manager: a fleet user (docs/rules.md FU-00). Driver scores are computed from days (`score.ts`). */
export interface FleetUser extends Contact {
  /** `u-N` for drivers, `m-N` for managers. */
  id: string
  /** Placeholder for a picture (docs/rules.md FU-01). */
  initials: string
  /** Never translated. */
  name: string
  status: UserStatus
  fleet: FleetName
  role: FleetRole
  /** The assigned vehicle, consistent with its `driverId`; null without one. */
  vehicleId: string | null
  /** When the account was added; -1 for one added after midnight, which is already the next calendar day. */
  addedDaysAgo: number
  /** When the person joined the company. */
  joinedDaysAgo: number
  /** Language of the person's own app. */
  language: Locale
  /** Charts on the driver's page; none for a manager or a driver without trips. */
  charts: 'score'[]
  /** In-vehicle coaching; null for a manager. */
  coaching: CoachingState | null
  /** The first day after a coaching session about the driver's trips; null without one. */
  coachedDaysAgo: number | null
  /** When the latest invitation was sent; only while the status is invited. */
  invitedAt?: DayTime
}

/** Initials of the first and last word of a name: "José Ángel Treviño" is JT. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (firstLetter(first) + firstLetter(last)).toUpperCase()
}

function firstLetter(word: string): string {
  return [...word][0] ?? ''
}
