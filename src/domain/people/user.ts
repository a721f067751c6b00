import type { DayTime } from '#domain/base/demoTime'
import type { FleetName } from '#domain/base/fleetName'
import type { Locale, Region } from '#domain/base/locale'

/** Roles that people of a fleet have (docs/rules.md MO-16). */
export const FLEET_ROLES = ['driver', 'manager', 'fleetManager'] as const
export type FleetRole = (typeof FLEET_ROLES)[number]

/** An invited one has not answered the invitation yet. */
export const USER_STATUSES = ['active', 'invited'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** Whether the vehicle coaches a driver while driving (docs/rules.md AD-06). */
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
  /** Stands for a picture (docs/rules.md FU-01). */
  initials: string
  /** As the user writes it: never translated. */
  name: string
  status: UserStatus
  fleet: FleetName
  role: FleetRole
  /** The assigned vehicle, consistent with its `driverId`; null without one. */
  vehicleId: string | null
  /** When the account was added; -1 of one that is made in the night, on the calendar's day. */
  addedDaysAgo: number
  /** When the person joined the company. */
  joinedDaysAgo: number
  /** Language of the person's own app. */
  language: Locale
  /** Names of the charts that the driver's page shows; none for one without trips, or a manager. */
  charts: 'score'[]
  /** In-vehicle coaching; null for a manager, who is not coached. */
  coaching: CoachingState | null
  /** The first day after a coach went through the driver's trips with them; null for one who was not coached. */
  coachedDaysAgo: number | null
  /** When the newest invitation went out; only while the status is invited. */
  invitedAt?: DayTime
}

/** Up to two initials of a name: of its first and its last word, "José Ángel Treviño" is JT. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (firstLetter(first) + firstLetter(last)).toUpperCase()
}

function firstLetter(word: string): string {
  return [...word][0] ?? ''
}
