import type { AccountUser } from '../../../src/domain/account/account'
import type { FleetUser } from '../../../src/domain/people/user'
import type { Expense } from '../../../src/domain/reports/expense'
import type { CameraEvent } from '../../../src/domain/trips/cameraEvent'
import type { Trip } from '../../../src/domain/trips/trip'
import type { TripPaths } from '../../../src/domain/trips/tripPath'
import type { Fleet } from '../../../src/domain/vehicle/fleet'
import type { Vehicle } from '../../../src/domain/vehicle/vehicle'
import type { VehicleDays } from '../../../src/domain/vehicle/vehicleDays'
import type { AccountData } from './accountData'

/** The rows of every dataset, after each of them has kept its own schema. A subject is a line here. */
export interface DemoData extends AccountData {
  vehicles: Vehicle[]
  users: FleetUser[]
  accounts: AccountUser[]
  fleets: Fleet[]
  vehicleDays: VehicleDays[]
  trips: Trip[]
  cameraEvents: CameraEvent[]
  expenses: Expense[]
  pathsUs: TripPaths[]
  pathsCa: TripPaths[]
  pathsMx: TripPaths[]
}

/** What datasets must say together. */
export interface CrossRule {
  /** The rule as a line of the report. */
  says: string
  /** What breaks it, a plain sentence each, and how many things were looked at. */
  check(data: DemoData): { checked: number; problems: string[] }
}

/** The sentence when something is wrong, nothing when not. */
export const when = (wrong: boolean, sentence: string): string[] => (wrong ? [sentence] : [])
