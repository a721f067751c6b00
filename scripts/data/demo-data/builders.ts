import type { DatasetName, DatasetRows } from '../../../src/data/schemas/datasetStores'
import { buildAccounts, buildFleets } from './account/accounts'
import { buildChargers } from './account/chargers'
import { buildExpenses } from './account/expenses'
import { buildGeofences } from './account/geofences'
import { buildPlaces } from './account/places'
import { buildAreas } from './areas/areas'
import { buildDealerTrips } from './dealer/dealerTrips'
import { buildDealerVehicleDays } from './dealer/dealerVehicleDays'
import { buildDealerVehicles } from './dealer/dealerVehicles'
import { ANNOUNCEMENTS } from './feed/announcements'
import { buildDealerFeed } from './feed/dealerFeed'
import { buildFleetFeed } from './feed/fleetFeed'
import { buildRecalls } from './fleet/recalls'
import { buildUsers } from './fleet/users'
import { buildVehicleDays } from './fleet/vehicleDays'
import { buildVehicles } from './fleet/vehicles'
import { buildWeatherDays } from './plan/weather'
import { PRESENTER_NOTES } from './presenter/notes'
import { buildAccountOverviews, buildBilling, buildInvoices } from './settings/billing'
import { buildNotificationRules } from './settings/customNotifications'
import { buildEventSettings, buildNotificationRows } from './settings/notificationRows'
import { buildReports } from './settings/reports'
import { buildUserSettings } from './settings/userSettings'
import { buildCameraEvents } from './trips/cameraEvents'
import { buildTrips } from './trips/fleetTrips'
import { buildTripPaths } from './trips/tripPaths'

/** Makes all rows of each dataset; the same on every run and machine. */
export const BUILDERS: { [Name in DatasetName]: () => readonly DatasetRows[Name][] } = {
  vehicles: buildVehicles,
  users: buildUsers,
  accounts: buildAccounts,
  fleets: buildFleets,
  userSettings: buildUserSettings,
  feedItems: () => [...buildFleetFeed(), ...buildDealerFeed()],
  announcements: () => ANNOUNCEMENTS,
  geofences: buildGeofences,
  recalls: buildRecalls,
  notificationRows: buildNotificationRows,
  eventSettings: buildEventSettings,
  customNotifications: buildNotificationRules,
  reports: buildReports,
  invoices: buildInvoices,
  billing: buildBilling,
  accountOverviews: buildAccountOverviews,
  places: buildPlaces,
  chargers: buildChargers,
  areas: buildAreas,
  presenterNotes: () => PRESENTER_NOTES,
  dealerVehicles: buildDealerVehicles,
  dealerTrips: buildDealerTrips,
  vehicleDays: buildVehicleDays,
  trips: buildTrips,
  cameraEvents: buildCameraEvents,
  expenses: buildExpenses,
  weatherDays: buildWeatherDays,
  dealerVehicleDays: buildDealerVehicleDays,
  pathsUs: () => buildTripPaths('us'),
  pathsCa: () => buildTripPaths('ca'),
  pathsMx: () => buildTripPaths('mx'),
}
