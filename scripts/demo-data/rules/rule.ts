import type { AccountUser } from '../../../src/domain/account'
import type { Announcement } from '../../../src/domain/announcement'
import type { FeedItem } from '../../../src/domain/feed'
import type { Fleet } from '../../../src/domain/fleet'
import type { Recall } from '../../../src/domain/recall'
import type { FleetUser } from '../../../src/domain/user'
import type { UserSettings } from '../../../src/domain/userSettings'
import type { Vehicle } from '../../../src/domain/vehicle'

/** The rows of every dataset, after each of them has kept its own schema. A subject is a line here. */
export interface DemoData {
  vehicles: Vehicle[]
  users: FleetUser[]
  accounts: AccountUser[]
  fleets: Fleet[]
  userSettings: UserSettings[]
  feedItems: FeedItem[]
  announcements: Announcement[]
  recalls: Recall[]
}

/** What datasets must say together. */
export interface CrossRule {
  /** The rule as a line of the report. */
  says: string
  /** What breaks it, a plain sentence each, and how many things were looked at. */
  check(data: DemoData): { looked: number; problems: string[] }
}

/** The sentence when something is wrong, nothing when not. */
export const when = (wrong: boolean, sentence: string): string[] => (wrong ? [sentence] : [])
