import { AnnouncementSchema } from './announcement'
import { DealerVehicleSchema } from './dealerVehicle'
import { FeedItemSchema } from './feed'
import { GeofenceSchema } from './geofence'
import { RecallSchema } from './recall'
import { UserSettingsSchema } from './userSettings'

/** Row schemas of the dealer's datasets and of the account's: feed, settings, papers. */
export const ACCOUNT_SCHEMAS = {
  userSettings: UserSettingsSchema,
  feedItems: FeedItemSchema,
  announcements: AnnouncementSchema,
  dealerVehicles: DealerVehicleSchema,
  geofences: GeofenceSchema,
  recalls: RecallSchema,
} as const
