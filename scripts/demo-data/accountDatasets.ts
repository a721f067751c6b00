import { ACCOUNT_SCHEMAS } from '../../src/data/schemas/accountSchemas'
import { type Dataset, plain } from './dataset'
import { buildDealerVehicles } from './dealer/dealerVehicles'
import { ANNOUNCEMENTS } from './feed/announcements'
import { buildFleetFeed } from './feed/fleetFeed'
import { buildGeofences } from './geofences'
import { buildRecalls } from './recalls'
import { buildUserSettings } from './userSettings'

type AccountDataset = keyof typeof ACCOUNT_SCHEMAS
const dataset = (name: AccountDataset, file: string, build: () => readonly unknown[]): Dataset =>
  plain(name, file, ACCOUNT_SCHEMAS[name], build)

/** The dealer's datasets and the account's: small ones share a file. */
export const ACCOUNT_DATASETS: readonly Dataset[] = [
  dataset('userSettings', 'account.json', buildUserSettings),
  dataset('feedItems', 'account.json', buildFleetFeed),
  dataset('announcements', 'account.json', () => ANNOUNCEMENTS),
  dataset('geofences', 'account.json', buildGeofences),
  dataset('recalls', 'account.json', buildRecalls),
  dataset('dealerVehicles', 'dealer.json', buildDealerVehicles),
]
