import { describe, expectTypeOf, it } from 'vitest'
import type { AccountOverview } from '#domain/account/accountOverview'
import type { Billing, Invoice } from '#domain/account/invoice'
import type { UserSettings } from '#domain/account/userSettings'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { GameRun } from '#domain/game/gameTypes'
import type { MapArea } from '#domain/geofence/areas'
import type { Geofence } from '#domain/geofence/geofence'
import type { Announcement } from '#domain/notifications/announcement'
import type { FeedItem } from '#domain/notifications/feed'
import type { EventSettings, NotificationRow } from '#domain/notifications/notificationRow'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import type { Charger } from '#domain/places/charger'
import type { Place } from '#domain/places/place'
import type { WeatherDay } from '#domain/places/weatherDay'
import type { Report } from '#domain/reports/report'
import type { TripPaths } from '#domain/trips/tripPath'
import type { Recall } from '#domain/vehicle/recall'
import type { AccountOverviewRow, BillingRow, InvoiceRow, UserSettingsRow } from './account'
import type { DealerTripRow } from './dealerTrip'
import type { DealerVehicleRow } from './dealerVehicle'
import type { FeedItemRow } from './feed'
import type { GameRunRow } from './gameRun'
import type { AreaRow, GeofenceRow } from './geofence'
import type {
  AnnouncementRow,
  EventSettingsRow,
  NotificationRowRow,
  NotificationRuleRow,
} from './notifications'
import type { ChargerRow, PlaceRow, WeatherDayRow } from './places'
import type { ReportRow } from './reports'
import type { TripPathsRow } from './trips'
import type { RecallRow } from './vehicle'

describe('a schema has exactly the type of its rows', () => {
  it('GameRun', () => expectTypeOf<GameRunRow>().toExtend<GameRun>())
  it('AccountOverview', () => expectTypeOf<AccountOverviewRow>().toEqualTypeOf<AccountOverview>())
  it('Announcement', () => expectTypeOf<AnnouncementRow>().toEqualTypeOf<Announcement>())
  it('MapArea', () => expectTypeOf<AreaRow>().toEqualTypeOf<MapArea>())
  it('Charger', () => expectTypeOf<ChargerRow>().toEqualTypeOf<Charger>())
  it('NotificationRule', () => expectTypeOf<NotificationRuleRow>().toExtend<NotificationRule>())
  it('DealerTrip', () => expectTypeOf<DealerTripRow>().toExtend<DealerTrip>())
  it('DealerVehicle', () => expectTypeOf<DealerVehicleRow>().toEqualTypeOf<DealerVehicle>())
  it('FeedItem', () => expectTypeOf<FeedItemRow>().toEqualTypeOf<FeedItem>())
  it('Geofence', () => expectTypeOf<GeofenceRow>().toEqualTypeOf<Geofence>())
  it('Invoice', () => expectTypeOf<InvoiceRow>().toEqualTypeOf<Invoice>())
  it('Billing', () => expectTypeOf<BillingRow>().toEqualTypeOf<Billing>())
  it('NotificationRow', () => expectTypeOf<NotificationRowRow>().toEqualTypeOf<NotificationRow>())
  it('EventSettings', () => expectTypeOf<EventSettingsRow>().toEqualTypeOf<EventSettings>())
  it('Place', () => expectTypeOf<PlaceRow>().toEqualTypeOf<Place>())
  it('Recall', () => expectTypeOf<RecallRow>().toEqualTypeOf<Recall>())
  it('Report', () => expectTypeOf<ReportRow>().toEqualTypeOf<Report>())
  it('TripPaths', () => expectTypeOf<TripPathsRow>().toEqualTypeOf<TripPaths>())
  it('UserSettings', () => expectTypeOf<UserSettingsRow>().toEqualTypeOf<UserSettings>())
  it('WeatherDay', () => expectTypeOf<WeatherDayRow>().toEqualTypeOf<WeatherDay>())
})
