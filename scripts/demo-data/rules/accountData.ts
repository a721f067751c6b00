import type { AccountOverview } from '../../../src/domain/accountOverview'
import type { Announcement } from '../../../src/domain/announcement'
import type { MapArea } from '../../../src/domain/areas'
import type { Charger } from '../../../src/domain/charger'
import type { CustomNotification } from '../../../src/domain/customNotification'
import type { DealerTrip } from '../../../src/domain/dealerTrip'
import type { DealerVehicle } from '../../../src/domain/dealerVehicle'
import type { FeedItem } from '../../../src/domain/feed'
import type { Geofence } from '../../../src/domain/geofence'
import type { Billing, Invoice } from '../../../src/domain/invoice'
import type { EventSettings, NotificationRow } from '../../../src/domain/notificationRow'
import type { Place } from '../../../src/domain/place'
import type { Recall } from '../../../src/domain/recall'
import type { Report } from '../../../src/domain/report'
import type { UserSettings } from '../../../src/domain/userSettings'

/** The rows of the dealer's datasets and of the account's. A subject is a line here. */
export interface AccountData {
  userSettings: UserSettings[]
  feedItems: FeedItem[]
  announcements: Announcement[]
  geofences: Geofence[]
  areas: MapArea[]
  recalls: Recall[]
  notificationRows: NotificationRow[]
  eventSettings: EventSettings[]
  customNotifications: CustomNotification[]
  reports: Report[]
  invoices: Invoice[]
  billing: Billing[]
  accountOverviews: AccountOverview[]
  places: Place[]
  chargers: Charger[]
  dealerVehicles: DealerVehicle[]
  dealerTrips: DealerTrip[]
}
