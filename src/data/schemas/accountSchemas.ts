import { AccountOverviewSchema } from './accountOverview'
import { AnnouncementSchema } from './announcement'
import { AreaSchema } from './area'
import { ChargerSchema } from './charger'
import { DealerTripSchema } from './dealerTrip'
import { DealerVehicleSchema } from './dealerVehicle'
import { FeedItemSchema } from './feed'
import { GeofenceSchema } from './geofence'
import { BillingSchema, InvoiceSchema } from './invoice'
import { EventSettingsSchema, NotificationRowSchema } from './notificationRow'
import { NotificationRuleSchema } from './notificationRule'
import { PlaceSchema } from './place'
import { RecallSchema } from './recall'
import { ReportSchema } from './report'
import { UserSettingsSchema } from './userSettings'

/** Row schemas of the dealer's datasets and of the account's: feed, settings, papers. */
export const ACCOUNT_SCHEMAS = {
  userSettings: UserSettingsSchema,
  feedItems: FeedItemSchema,
  announcements: AnnouncementSchema,
  notificationRows: NotificationRowSchema,
  eventSettings: EventSettingsSchema,
  customNotifications: NotificationRuleSchema,
  reports: ReportSchema,
  invoices: InvoiceSchema,
  billing: BillingSchema,
  accountOverviews: AccountOverviewSchema,
  places: PlaceSchema,
  chargers: ChargerSchema,
  dealerVehicles: DealerVehicleSchema,
  dealerTrips: DealerTripSchema,
  geofences: GeofenceSchema,
  areas: AreaSchema,
  recalls: RecallSchema,
} as const
