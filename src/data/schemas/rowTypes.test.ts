import { describe, expectTypeOf, it } from 'vitest'
import type { AccountOverview } from '../../domain/accountOverview'
import type { Announcement } from '../../domain/announcement'
import type { MapArea } from '../../domain/areas'
import type { Charger } from '../../domain/charger'
import type { CustomNotification } from '../../domain/customNotification'
import type { DealerTrip } from '../../domain/dealerTrip'
import type { DealerVehicle } from '../../domain/dealerVehicle'
import type { FeedItem } from '../../domain/feed'
import type { Geofence } from '../../domain/geofence'
import type { Billing, Invoice } from '../../domain/invoice'
import type { EventSettings, NotificationRow } from '../../domain/notificationRow'
import type { Place } from '../../domain/place'
import type { Recall } from '../../domain/recall'
import type { Report } from '../../domain/report'
import type { TripPaths } from '../../domain/tripPath'
import type { UserSettings } from '../../domain/userSettings'
import type { AccountOverviewRow } from './accountOverview'
import type { AnnouncementRow } from './announcement'
import type { AreaRow } from './area'
import type { ChargerRow } from './charger'
import type { CustomNotificationRow } from './customNotification'
import type { DealerTripRow } from './dealerTrip'
import type { DealerVehicleRow } from './dealerVehicle'
import type { FeedItemRow } from './feed'
import type { GeofenceRow } from './geofence'
import type { BillingRow, InvoiceRow } from './invoice'
import type { EventSettingsRow, NotificationRowRow } from './notificationRow'
import type { PlaceRow } from './place'
import type { RecallRow } from './recall'
import type { ReportRow } from './report'
import type { TripPathsRow } from './tripPaths'
import type { UserSettingsRow } from './userSettings'

describe('a schema has exactly the type of its rows', () => {
  it('AccountOverview', () => expectTypeOf<AccountOverviewRow>().toEqualTypeOf<AccountOverview>())
  it('Announcement', () => expectTypeOf<AnnouncementRow>().toEqualTypeOf<Announcement>())
  it('MapArea', () => expectTypeOf<AreaRow>().toEqualTypeOf<MapArea>())
  it('Charger', () => expectTypeOf<ChargerRow>().toEqualTypeOf<Charger>())
  it('CustomNotification', () => expectTypeOf<CustomNotificationRow>().toEqualTypeOf<CustomNotification>())
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
})
