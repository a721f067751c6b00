import * as v from 'valibot'
import { AccountSchema } from '../../src/data/schemas/account'
import { CameraEventSchema } from '../../src/data/schemas/cameraEvent'
import { ExpenseSchema } from '../../src/data/schemas/expense'
import { FleetSchema } from '../../src/data/schemas/fleet'
import { TripSchema } from '../../src/data/schemas/trip'
import { UserSchema } from '../../src/data/schemas/user'
import { VehicleDaysSchema } from '../../src/data/schemas/vehicleDays'
import { buildAccounts, buildFleets } from './accounts'
import { buildCameraEvents } from './cameraEvents'
import { buildExpenses } from './expenses'
import { issuesOf } from './issues'
import { buildTrips } from './trips'
import { buildUsers } from './users'
import { buildVehicleDays } from './vehicleDays'
import { vehicleProblems } from './vehicleProblems'
import { buildVehicles } from './vehicles'

export interface Dataset {
  /** Name of the database table. */
  name: string
  /** File in `demo-data/`; small datasets share one, because every file is one more to precache. */
  file: string
  /** Makes all rows; the same on every run and machine. */
  build: () => readonly unknown[]
  /** What is wrong with such rows by themselves, a plain sentence each. */
  problems: (rows: readonly unknown[]) => string[]
}

/** A dataset whose rows need keep no more than their schema by themselves. */
function plain(name: string, file: string, row: v.GenericSchema, build: () => readonly unknown[]): Dataset {
  return {
    name,
    file,
    build,
    problems(rows) {
      const parsed = v.safeParse(v.array(row), rows)
      return parsed.success ? [] : issuesOf(name, parsed.issues)
    },
  }
}

/**
 * Every dataset of the demo, in the order in which a device stores them: first what the first rooms
 * show. A new subject is a line here, a line in `src/data/seed/datasets.ts` and files beside.
 */
export const DATASETS: readonly Dataset[] = [
  { name: 'vehicles', file: 'vehicles.json', build: buildVehicles, problems: vehicleProblems },
  plain('users', 'people.json', UserSchema, buildUsers),
  plain('accounts', 'people.json', AccountSchema, buildAccounts),
  plain('fleets', 'people.json', FleetSchema, buildFleets),
  plain('vehicleDays', 'vehicle-days.json', VehicleDaysSchema, buildVehicleDays),
  plain('trips', 'trips.json', TripSchema, buildTrips),
  plain('cameraEvents', 'events.json', CameraEventSchema, buildCameraEvents),
  plain('expenses', 'events.json', ExpenseSchema, buildExpenses),
]

/** Where the files lie. */
export const DEMO_DATA_FOLDER = `${import.meta.dirname}/../../demo-data`
