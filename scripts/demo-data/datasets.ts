import { AccountSchema } from '../../src/data/schemas/account'
import { CameraEventSchema } from '../../src/data/schemas/cameraEvent'
import { ExpenseSchema } from '../../src/data/schemas/expense'
import { FleetSchema } from '../../src/data/schemas/fleet'
import { TripSchema } from '../../src/data/schemas/trip'
import { TripPathsSchema } from '../../src/data/schemas/tripPaths'
import { UserSchema } from '../../src/data/schemas/user'
import { VehicleDaysSchema } from '../../src/data/schemas/vehicleDays'
import { ACCOUNT_DATASETS } from './account/accountDatasets'
import { buildAccounts, buildFleets } from './account/accounts'
import { buildExpenses } from './account/expenses'
import { buildUsers } from './fleet/users'
import { buildVehicleDays } from './fleet/vehicleDays'
import { buildVehicles } from './fleet/vehicles'
import { type Dataset, plain } from './plan/dataset'
import { vehicleProblems } from './plan/vehicleProblems'
import { buildCameraEvents } from './trips/cameraEvents'
import { buildTrips } from './trips/fleetTrips'
import { buildTripPaths } from './trips/tripPaths'

/**
 * Every dataset of the demo, in the order in which a device stores them: first what the first rooms
 * show. A new subject is a line here, a line in `src/data/seed/datasets.ts` and files beside.
 */
export const DATASETS: readonly Dataset[] = [
  { name: 'vehicles', file: 'vehicles.json', build: buildVehicles, problems: vehicleProblems },
  plain('users', 'people.json', UserSchema, buildUsers),
  plain('accounts', 'people.json', AccountSchema, buildAccounts),
  plain('fleets', 'people.json', FleetSchema, buildFleets),
  ...ACCOUNT_DATASETS,
  plain('vehicleDays', 'vehicle-days.json', VehicleDaysSchema, buildVehicleDays),
  plain('trips', 'trips.json', TripSchema, buildTrips),
  plain('cameraEvents', 'events.json', CameraEventSchema, buildCameraEvents),
  plain('expenses', 'events.json', ExpenseSchema, buildExpenses),
  // No room waits for these: they are stored last.
  plain('pathsUs', 'paths-us.json', TripPathsSchema, () => buildTripPaths('us')),
  plain('pathsCa', 'paths-ca.json', TripPathsSchema, () => buildTripPaths('ca')),
  plain('pathsMx', 'paths-mx.json', TripPathsSchema, () => buildTripPaths('mx')),
]

/** Where the files lie. */
export const DEMO_DATA_FOLDER = `${import.meta.dirname}/../../demo-data`
