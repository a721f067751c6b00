import { ACCOUNT_SCHEMAS } from '../../../src/data/schemas/accountSchemas'
import { buildAreas } from '../areas/areas'
import { buildDealerTrips } from '../dealer/dealerTrips'
import { buildDealerVehicles } from '../dealer/dealerVehicles'
import { ANNOUNCEMENTS } from '../feed/announcements'
import { buildDealerFeed } from '../feed/dealerFeed'
import { buildFleetFeed } from '../feed/fleetFeed'
import { buildRecalls } from '../fleet/recalls'
import { type Dataset, plainDataset } from '../plan/dataset'
import { buildAccountOverviews, buildBilling, buildInvoices } from '../settings/billing'
import { buildNotificationRules } from '../settings/customNotifications'
import { buildEventSettings, buildNotificationRows } from '../settings/notificationRows'
import { buildReports } from '../settings/reports'
import { buildUserSettings } from '../settings/userSettings'
import { buildChargers } from './chargers'
import { buildGeofences } from './geofences'
import { buildPlaces } from './places'

type AccountDataset = keyof typeof ACCOUNT_SCHEMAS
const dataset = (name: AccountDataset, file: string, build: () => readonly unknown[]): Dataset =>
  plainDataset(name, file, ACCOUNT_SCHEMAS[name], build)

/** The dealer's datasets and the account's: small ones share a file. */
export const ACCOUNT_DATASETS: readonly Dataset[] = [
  dataset('userSettings', 'account.json', buildUserSettings),
  dataset('feedItems', 'account.json', () => [...buildFleetFeed(), ...buildDealerFeed()]),
  dataset('announcements', 'account.json', () => ANNOUNCEMENTS),
  dataset('geofences', 'account.json', buildGeofences),
  dataset('recalls', 'account.json', buildRecalls),
  dataset('notificationRows', 'account.json', buildNotificationRows),
  dataset('eventSettings', 'account.json', buildEventSettings),
  dataset('customNotifications', 'account.json', buildNotificationRules),
  dataset('reports', 'account.json', buildReports),
  dataset('invoices', 'account.json', buildInvoices),
  dataset('billing', 'account.json', buildBilling),
  dataset('accountOverviews', 'account.json', buildAccountOverviews),
  dataset('places', 'account.json', buildPlaces),
  dataset('chargers', 'account.json', buildChargers),
  dataset('areas', 'areas.json', buildAreas),
  dataset('dealerVehicles', 'dealer.json', buildDealerVehicles),
  dataset('dealerTrips', 'dealer.json', buildDealerTrips),
]
