import * as v from 'valibot'
import { AccountSchema } from '../../src/data/schemas/account'
import { AnnouncementSchema } from '../../src/data/schemas/announcement'
import { FeedItemSchema } from '../../src/data/schemas/feed'
import { FleetSchema } from '../../src/data/schemas/fleet'
import { RecallSchema } from '../../src/data/schemas/recall'
import { UserSchema } from '../../src/data/schemas/user'
import { UserSettingsSchema } from '../../src/data/schemas/userSettings'
import { buildAccounts, buildFleets } from './accounts'
import { ANNOUNCEMENTS } from './feed/announcements'
import { buildFleetFeed } from './feed/fleetFeed'
import { issuesOf } from './issues'
import { buildRecalls } from './recalls'
import { buildUserSettings } from './userSettings'
import { buildUsers } from './users'
import { vehicleProblems } from './vehicleProblems'
import { buildVehicles } from './vehicles'

export interface Dataset {
  /** Name of the database table. */
  name: string
  /** File in `demo-data/`; small datasets share one, because every file is one more to precache. */
  file: string
  /** Makes all rows; the same on every run and machine. */
  build: () => readonly unknown[]
  /** What is wrong with such rows by themselves, a plain sentence each. */
  problems: (rows: readonly unknown[]) => string[]
}

/** A dataset whose rows need keep no more than their schema by themselves. */
function plain(name: string, file: string, row: v.GenericSchema, build: () => readonly unknown[]): Dataset {
  return {
    name,
    file,
    build,
    problems(rows) {
      const parsed = v.safeParse(v.array(row), rows)
      return parsed.success ? [] : issuesOf(name, parsed.issues)
    },
  }
}

/**
 * Every dataset of the demo, in the order in which a device stores them: first what the first rooms
 * show. A new subject is a line here, a line in `src/data/seed/datasets.ts` and files beside.
 */
export const DATASETS: readonly Dataset[] = [
  { name: 'vehicles', file: 'vehicles.json', build: buildVehicles, problems: vehicleProblems },
  plain('users', 'people.json', UserSchema, buildUsers),
  plain('accounts', 'people.json', AccountSchema, buildAccounts),
  plain('fleets', 'people.json', FleetSchema, buildFleets),
  plain('userSettings', 'account.json', UserSettingsSchema, buildUserSettings),
  plain('feedItems', 'account.json', FeedItemSchema, buildFleetFeed),
  plain('announcements', 'account.json', AnnouncementSchema, () => ANNOUNCEMENTS),
  plain('recalls', 'account.json', RecallSchema, buildRecalls),
]

/** Where the files lie. */
export const DEMO_DATA_FOLDER = `${import.meta.dirname}/../../demo-data`
