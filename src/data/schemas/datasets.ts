import type { AccountOverview } from '#domain/account/accountOverview'
import type { Billing, Invoice } from '#domain/account/invoice'
import type { UserSettings } from '#domain/account/userSettings'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { MapArea } from '#domain/geofence/areas'
import type { Geofence } from '#domain/geofence/geofence'
import type { Announcement } from '#domain/notifications/announcement'
import type { FeedItem } from '#domain/notifications/feed'
import type { EventSettings, NotificationRow } from '#domain/notifications/notificationRow'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import type { AccountUser } from '#domain/people/accountUser'
import type { FleetUser } from '#domain/people/user'
import type { Charger } from '#domain/places/charger'
import type { Place } from '#domain/places/place'
import type { WeatherDay } from '#domain/places/weatherDay'
import type { Expense } from '#domain/reports/expense'
import type { Report } from '#domain/reports/report'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import type { Fleet } from '#domain/vehicle/fleet'
import type { Recall } from '#domain/vehicle/recall'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import {
  AccountOverviewSchema,
  BillingSchema,
  FleetSchema,
  InvoiceSchema,
  UserSettingsSchema,
} from './account'
import { DealerTripSchema } from './dealerTrip'
import { DealerVehicleSchema } from './dealerVehicle'
import { dataset, partOf } from './descriptor'
import { FeedItemSchema } from './feed'
import { AreaSchema, GeofenceSchema } from './geofence'
import {
  AnnouncementSchema,
  EventSettingsSchema,
  NotificationRowSchema,
  NotificationRuleSchema,
} from './notifications'
import { AccountSchema, UserSchema } from './people'
import { ChargerSchema, PlaceSchema, WeatherDaySchema } from './places'
import { type PresenterNoteRow, PresenterNoteSchema } from './presenterNote'
import { ExpenseSchema, ReportSchema } from './reports'
import { CameraEventSchema, TripPathsSchema, TripSchema } from './trips'
import { RecallSchema, VehicleSchema } from './vehicle'
import { DealerVehicleDaysSchema, VehicleDaysSchema } from './vehicleDays'

/**
 * Datasets with their own table in seeding order, starting with those that the first screens show.
 * To add one, add an entry here and its builder in `scripts/data/demo-data/builders.ts`, and raise
 * `SCHEMA_VERSION` for its table.
 */
export const OWN_DATASETS = {
  vehicles: dataset<Vehicle>({
    schema: VehicleSchema,
    file: 'vehicles.json',
    indexes: 'id, label, status, fleet, *tags',
  }),
  users: dataset<FleetUser>({
    schema: UserSchema,
    file: 'account.json',
    indexes: 'id, name, role, fleet, vehicleId',
  }),
  accounts: dataset<AccountUser>({
    schema: AccountSchema,
    file: 'account.json',
    indexes: 'id, role',
  }),
  fleets: dataset<Fleet>({
    schema: FleetSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  userSettings: dataset<UserSettings>({
    schema: UserSettingsSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  feedItems: dataset<FeedItem>({
    schema: FeedItemSchema,
    file: 'account.json',
    indexes: 'id, vehicleId, section, minutesAgo',
  }),
  announcements: dataset<Announcement>({
    schema: AnnouncementSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  geofences: dataset<Geofence>({
    schema: GeofenceSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  recalls: dataset<Recall>({
    schema: RecallSchema,
    file: 'account.json',
    indexes: 'id, vin',
  }),
  notificationRows: dataset<NotificationRow>({
    schema: NotificationRowSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  eventSettings: dataset<EventSettings>({
    schema: EventSettingsSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  customNotifications: dataset<NotificationRule>({
    schema: NotificationRuleSchema,
    file: 'account.json',
    indexes: 'id, type',
  }),
  reports: dataset<Report>({
    schema: ReportSchema,
    file: 'account.json',
    indexes: 'id, type',
  }),
  invoices: dataset<Invoice>({
    schema: InvoiceSchema,
    file: 'account.json',
    indexes: 'id, daysAgo',
  }),
  billing: dataset<Billing>({
    schema: BillingSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  accountOverviews: dataset<AccountOverview>({
    schema: AccountOverviewSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  places: dataset<Place>({
    schema: PlaceSchema,
    file: 'account.json',
    indexes: 'id, kind',
  }),
  chargers: dataset<Charger>({
    schema: ChargerSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  areas: dataset<MapArea>({
    schema: AreaSchema,
    file: 'account.json',
    indexes: 'id, region',
  }),
  presenterNotes: dataset<PresenterNoteRow>({
    schema: PresenterNoteSchema,
    file: 'account.json',
    indexes: 'id',
  }),
  dealerVehicles: dataset<DealerVehicle>({
    schema: DealerVehicleSchema,
    file: 'dealer.json',
    indexes: 'id, status',
  }),
  dealerTrips: dataset<DealerTrip>({
    schema: DealerTripSchema,
    file: 'dealer.json',
    indexes: 'id, vehicleId',
    shifts: true,
  }),
  vehicleDays: dataset<VehicleDays>({
    schema: VehicleDaysSchema,
    file: 'days.json',
    indexes: 'id',
    shifts: true,
  }),
  trips: dataset<Trip>({
    schema: TripSchema,
    file: 'trips.json',
    // daysAgo is 0 for a trip that ended earlier today.
    indexes: 'id, vehicleId, driverId, [vehicleId+daysAgo], [driverId+daysAgo]',
    shifts: true,
  }),
  cameraEvents: dataset<CameraEvent>({
    schema: CameraEventSchema,
    file: 'events.json',
    indexes: 'id, tripId, vehicleId, driverId, daysAgo',
    shifts: true,
  }),
  expenses: dataset<Expense>({
    schema: ExpenseSchema,
    file: 'events.json',
    indexes: 'id, vehicleId, driverId, type',
    shifts: true,
  }),
  weatherDays: dataset<WeatherDay>({
    schema: WeatherDaySchema,
    file: 'events.json',
    indexes: 'id, daysAgo',
    shifts: true,
  }),
  dealerVehicleDays: dataset<VehicleDays>({
    schema: DealerVehicleDaysSchema,
    file: 'days.json',
    indexes: 'id',
    shifts: true,
  }),
}

const pathsOf = partOf('tripPaths')
const PATHS = { schema: TripPathsSchema, indexes: 'id', since: 3 }

/** Datasets that share a table. They are seeded last because no screen waits for them. */
export const PART_DATASETS = {
  pathsUs: pathsOf<TripPaths>({ ...PATHS, file: 'paths-us.json', idPrefix: 'us/' }),
  pathsCa: pathsOf<TripPaths>({ ...PATHS, file: 'paths-ca.json', idPrefix: 'ca/' }),
  pathsMx: pathsOf<TripPaths>({ ...PATHS, file: 'paths-mx.json', idPrefix: 'mx/' }),
}

export const DATASETS = { ...OWN_DATASETS, ...PART_DATASETS }
