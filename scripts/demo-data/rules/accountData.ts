import type { Announcement } from '../../../src/domain/announcement'
import type { Charger } from '../../../src/domain/charger'
import type { DealerTrip } from '../../../src/domain/dealerTrip'
import type { DealerVehicle } from '../../../src/domain/dealerVehicle'
import type { FeedItem } from '../../../src/domain/feed'
import type { Geofence } from '../../../src/domain/geofence'
import type { Place } from '../../../src/domain/place'
import type { Recall } from '../../../src/domain/recall'
import type { UserSettings } from '../../../src/domain/userSettings'

/** The rows of the dealer's datasets and of the account's. A subject is a line here. */
export interface AccountData {
  userSettings: UserSettings[]
  feedItems: FeedItem[]
  announcements: Announcement[]
  geofences: Geofence[]
  recalls: Recall[]
  places: Place[]
  chargers: Charger[]
  dealerVehicles: DealerVehicle[]
  dealerTrips: DealerTrip[]
}
