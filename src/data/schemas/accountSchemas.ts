import { AnnouncementSchema } from './announcement'
import { ChargerSchema } from './charger'
import { DealerTripSchema } from './dealerTrip'
import { DealerVehicleSchema } from './dealerVehicle'
import { FeedItemSchema } from './feed'
import { GeofenceSchema } from './geofence'
import { PlaceSchema } from './place'
import { RecallSchema } from './recall'
import { UserSettingsSchema } from './userSettings'

/** Row schemas of the dealer's datasets and of the account's: feed, settings, papers. */
export const ACCOUNT_SCHEMAS = {
  userSettings: UserSettingsSchema,
  feedItems: FeedItemSchema,
  announcements: AnnouncementSchema,
  places: PlaceSchema,
  chargers: ChargerSchema,
  dealerVehicles: DealerVehicleSchema,
  dealerTrips: DealerTripSchema,
  geofences: GeofenceSchema,
  recalls: RecallSchema,
} as const
