import { AnnouncementSchema } from '../../src/data/schemas/announcement'
import { FeedItemSchema } from '../../src/data/schemas/feed'
import { RecallSchema } from '../../src/data/schemas/recall'
import { UserSettingsSchema } from '../../src/data/schemas/userSettings'
import type { Dataset } from './datasets'
import { announcementProblems } from './feed/announcementRules'
import { ANNOUNCEMENTS } from './feed/announcements'
import { feedProblems } from './feed/feedRules'
import { buildFleetFeed } from './feed/fleetFeed'
import { recallProblems } from './recalls/recallRules'
import { buildRecalls } from './recalls/recalls'
import { checkRows } from './rowRules'
import { buildUserSettings } from './settings/userSettings'
import { userSettingsProblems } from './settings/userSettingsRules'

const file = 'account.json'

/** Feed, settings and papers of the account: small datasets that share a file. */
export const ACCOUNT_DATASETS: readonly Dataset[] = [
  {
    name: 'userSettings',
    file,
    build: buildUserSettings,
    problems: checkRows('userSettings', UserSettingsSchema, userSettingsProblems),
  },
  {
    name: 'feedItems',
    file,
    build: buildFleetFeed,
    problems: checkRows('feedItems', FeedItemSchema, feedProblems),
  },
  {
    name: 'announcements',
    file,
    build: () => ANNOUNCEMENTS,
    problems: checkRows('announcements', AnnouncementSchema, announcementProblems),
  },
  {
    name: 'recalls',
    file,
    build: buildRecalls,
    problems: checkRows('recalls', RecallSchema, recallProblems),
  },
]
