import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AccountUser } from '#domain/people/accountUser'
import type { FleetUser } from '#domain/people/user'
import type { Expense } from '#domain/reports/expense'
import { someDays } from '#domain/testing/vehicleDays'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import type { Fleet } from '#domain/vehicle/fleet'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { type FleetRow, FleetSchema } from './account'
import { type AccountRow, AccountSchema, type UserRow, UserSchema } from './people'
import { type ExpenseRow, ExpenseSchema } from './reports'
import {
  type CameraEventRow,
  CameraEventSchema,
  type TripPathsRow,
  TripPathsSchema,
  type TripRow,
  TripSchema,
} from './trips'
import { type VehicleDaysRow, VehicleDaysSchema } from './vehicleDays'

const everywhere = (text: string) => ({ us: text, ca: text, mx: text })
const contact = { email: 'a.b@c.example', phone: everywhere('555-0100'), address: everywhere('1 Street') }

const user: FleetUser = {
  id: 'u-1',
  initials: 'LM',
  name: 'Luis Mendoza',
  status: 'active',
  fleet: 'Fleet One',
  role: 'driver',
  ...contact,
  vehicleId: 'v-1',
  addedDaysAgo: 10,
  joinedDaysAgo: 20,
  language: 'es-MX',
  charts: ['score'],
  coaching: 'enrolled',
  coachedDaysAgo: 21,
}
const account: AccountUser = {
  id: 'a-1',
  role: 'accountAdmin',
  initials: 'AO',
  name: 'Amara Okafor',
  status: 'active',
  ...contact,
  addedDaysAgo: 10,
  signedIn: ['fleet'],
}
const fleet: Fleet = {
  id: 'f-1',
  name: 'Fleet One',
  businessEmail: 'one@c.example',
  businessAddress: everywhere('1 Street'),
  createdDaysAgo: 800,
}
const way = {
  startLocation: 'Depot',
  endLocation: 'Clinic',
  start: [-87, 41] as [number, number],
  end: [-86, 42] as [number, number],
}
const dot = { id: 1, at: 0, minute: 0 as const, speedMph: 0, speedLimitMph: 25, odometerMi: 100 }
const trip: Trip = {
  id: 't-1',
  driverId: 'u-1',
  vehicleId: 'v-1',
  daysAgo: 1,
  ended: { daysAgo: 1, minuteOfDay: 540 },
  number: 1,
  score: 96,
  distanceMi: 5.2,
  fuelEconomyMpg: 18.9,
  energy: 0.28,
  minutes: 14,
  idleMinutes: 2,
  hardBraking: { times: 1, deduction: 4 },
  showBreakdown: true,
  business: true,
  activeBreadcrumb: false,
  dots: [
    { ...dot, type: 0 },
    { ...dot, id: 2, at: 1, type: 3 },
  ],
  map: { us: way, ca: way, mx: way },
}
const cameraEvent: CameraEvent = {
  id: 'c-1',
  tripId: 't-1',
  vehicleId: 'v-1',
  driverId: 'u-1',
  daysAgo: 1,
  minute: 3,
  facing: 'front',
  kind: 'hardBrake',
  status: 'new',
}
const expense: Expense = {
  id: 'e-1',
  attachment: true,
  type: 'fueling',
  date: { daysAgo: 1, minuteOfDay: 900 },
  merchant: everywhere('Pump'),
  driverId: 'u-1',
  vehicleId: 'v-1',
  fleet: 'Fleet One',
  status: 'valid',
  createdOn: { daysAgo: 1, minuteOfDay: 901 },
  createdBy: null,
  editedBy: 'm-1',
  amount: 50,
  details: { volume: 15, unitPrice: 3.3, odometerMi: 20_000 },
  description: 'regularFuel',
}

const ROWS: [name: string, schema: v.GenericSchema, row: object][] = [
  ['user', UserSchema, user],
  ['account', AccountSchema, account],
  ['fleet', FleetSchema, fleet],
  ['vehicle days', VehicleDaysSchema, someDays()],
  ['trip', TripSchema, trip],
  ['camera event', CameraEventSchema, cameraEvent],
  ['expense', ExpenseSchema, expense],
]
const accepts = (schema: v.GenericSchema, row: unknown) => v.is(schema, row)

describe.each(ROWS)('the schema of a %s', (_, schema, row) => {
  it('accepts a row and returns it unchanged', () => {
    expect(v.parse(schema, row)).toEqual(row)
  })

  it('refuses a field that nobody knows', () => {
    expect(accepts(schema, { ...row, extra: 1 })).toBe(false)
  })

  it('requires every field', () => {
    const optional = new Set(['hardBraking'])
    const accepted = Object.keys(row).filter((field) => {
      const { [field as never]: _gone, ...rest } = row
      return !optional.has(field) && accepts(schema, rest)
    })
    expect(accepted).toEqual([])
  })

  it('rejects an id with another prefix', () => {
    expect(accepts(schema, { ...row, id: 'x-1' })).toBe(false)
  })
})

it('have exactly the types of the domain', () => {
  expectTypeOf<UserRow>().toEqualTypeOf<FleetUser>()
  expectTypeOf<AccountRow>().toEqualTypeOf<AccountUser>()
  expectTypeOf<FleetRow>().toEqualTypeOf<Fleet>()
  expectTypeOf<VehicleDaysRow>().toEqualTypeOf<VehicleDays>()
  expectTypeOf<TripRow>().toExtend<Trip>()
  expectTypeOf<Trip>().toExtend<TripRow>()
  expectTypeOf<TripPathsRow>().toEqualTypeOf<TripPaths>()
  expectTypeOf<CameraEventRow>().toEqualTypeOf<CameraEvent>()
  expectTypeOf<ExpenseRow>().toEqualTypeOf<Expense>()
})

it.each<[string, v.GenericSchema, object]>([
  ['a mailbox that may exist', UserSchema, { ...user, email: 'a@b.com' }],
  ['a score over 100', TripSchema, { ...trip, score: 101 }],
  [
    'a trip that ended both ways',
    TripSchema,
    { ...trip, ended: { daysAgo: 1, minuteOfDay: 1, minutesAgo: 1 } },
  ],
  ['a trip without an end', TripSchema, { ...trip, dots: [trip.dots[0]] }],
  ['a sixth trip', TripSchema, { ...trip, number: 6 }],
  ['a day too few', VehicleDaysSchema, { ...someDays(), minutes: someDays().minutes.slice(1) }],
  ['an expense of a day to come', ExpenseSchema, { ...expense, date: { daysAgo: -1, minuteOfDay: 0 } }],
])('refuses %s', (_, schema, row) => {
  expect(accepts(schema, row)).toBe(false)
})

it('accepts a row of paths and rejects other formats', () => {
  const row = { id: 'us/v-1', region: 'us', vehicleId: 'v-1', names: ['W Lake St'], trips: {} }
  expect(v.safeParse(TripPathsSchema, row).success).toBe(true)
  expect(v.safeParse(TripPathsSchema, { ...row, id: 'uk/v-1' }).success).toBe(false)
  expect(v.safeParse(TripPathsSchema, { ...row, trips: { 't-1': { miles: 1 } } }).success).toBe(false)
})
