import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { someDays } from '../../domain/testing/vehicleDays'
import { useSignedIn } from '../queries/accounts'
import { useExpenses } from '../queries/expenses'
import { useFleets } from '../queries/fleets'
import { useCameraEvents, useNewestTrip, useTrip, useTripsOfDay } from '../queries/trips'
import { useUser, useUsers } from '../queries/users'
import { useDriverScores, useVehicleDays } from '../queries/vehicleDays'
import { useVehicle, useVehicles } from '../queries/vehicles'
import type { DatasetName } from '../schemas/datasetStores'
import { DATABASE_NAME } from './db'
import { closeDatabase, withDatabase } from './gate'
import type { Live } from './live'

/** Stores rows and says that the dataset is complete. */
async function store(name: DatasetName, rows: object[], complete: 0 | 1 = 1): Promise<void> {
  await withDatabase(async (db) => {
    await db.table(name).bulkPut(rows)
    await db.datasets.put({ name, version: 1, rowsDone: rows.length, rowsTotal: rows.length, complete })
  })
}

/** What the hook answers, once it has loaded. */
async function answer<T>(use: () => Live<T>): Promise<T> {
  const { result } = renderHook(use)
  await waitFor(() => expect(result.current.status).toBe('ready'))
  if (result.current.status !== 'ready') throw new Error(result.current.status)
  return result.current.value
}

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
})

describe('a dataset that is still being stored', () => {
  it('answers null, also by id', async () => {
    await store('users', [{ id: 'u-1', name: 'Luis' }], 0)
    expect(await answer(useUsers)).toBeNull()
    expect(await answer(() => useUser('u-1'))).toBeNull()
  })

  it('answers null while the other half of a join is', async () => {
    await store('vehicles', [{ id: 'v-1', label: 'A', tags: [] }])
    expect(await answer(useVehicles)).toBeNull()
  })

  it('is answered as soon as it is complete', async () => {
    await store('users', [{ id: 'u-1', name: 'Luis' }], 0)
    const { result } = renderHook(useUsers)
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: null }))
    await store('users', [])
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: [{ id: 'u-1' }] }))
  })
})

describe('people', () => {
  it('come by name', async () => {
    await store('users', [
      { id: 'u-1', name: 'Tomasz' },
      { id: 'm-1', name: 'Deborah' },
    ])
    expect(await answer(useUsers)).toMatchObject([{ id: 'm-1' }, { id: 'u-1' }])
  })

  it('are undefined by an id that nobody has', async () => {
    await store('users', [])
    expect(await answer(() => useUser('u-99'))).toBeUndefined()
  })

  it('are signed in by mode', async () => {
    await store('accounts', [
      { id: 'a-1', signedIn: ['fleet', 'demo'] },
      { id: 'a-2', signedIn: ['dealer'] },
    ])
    expect(await answer(() => useSignedIn('dealer'))).toMatchObject({ id: 'a-2' })
    expect(await answer(() => useSignedIn('demo'))).toMatchObject({ id: 'a-1' })
  })
})

describe('vehicles', () => {
  const stored = async () => {
    await store('users', [{ id: 'u-1', name: 'Luis Mendoza' }])
    await store('vehicles', [
      { id: 'v-1', label: 'B', tags: [], driverId: 'u-1' },
      { id: 'v-2', label: 'A', tags: [], driverId: null },
    ])
  }

  it('come by label, with the names of their drivers', async () => {
    await stored()
    expect(await answer(useVehicles)).toMatchObject([
      { id: 'v-2', driverName: null },
      { id: 'v-1', driverName: 'Luis Mendoza' },
    ])
  })

  it('come one by one', async () => {
    await stored()
    expect(await answer(() => useVehicle('v-1'))).toMatchObject({ label: 'B', driverName: 'Luis Mendoza' })
    expect(await answer(() => useVehicle('v-9'))).toBeUndefined()
  })
})

it('has fleets by id', async () => {
  await store('fleets', [{ id: 'f-2' }, { id: 'f-1' }])
  expect(await answer(useFleets)).toMatchObject([{ id: 'f-1' }, { id: 'f-2' }])
})

describe('trips', () => {
  const trip = (id: string, vehicleId: string, driverId: string, daysAgo: number, number: number) => ({
    id,
    vehicleId,
    driverId,
    daysAgo,
    number,
  })

  beforeEach(() =>
    store('trips', [
      trip('t-1', 'v-1', 'u-1', 1, 2),
      trip('t-2', 'v-1', 'u-1', 1, 1),
      trip('t-3', 'v-1', 'u-1', 2, 1),
      trip('t-4', 'v-2', 'u-1', 0, 1),
      trip('t-5', 'v-2', 'u-2', 0, 2),
    ]),
  )

  it('come by day and number, of a vehicle and of a driver', async () => {
    expect(await answer(() => useTripsOfDay({ vehicleId: 'v-1' }, 1))).toMatchObject([
      { id: 't-2' },
      { id: 't-1' },
    ])
    expect(await answer(() => useTripsOfDay({ driverId: 'u-1' }, 0))).toMatchObject([{ id: 't-4' }])
    expect(await answer(() => useTripsOfDay({ vehicleId: 'v-9' }, 1))).toEqual([])
  })

  it('come one by one', async () => {
    expect(await answer(() => useTrip('t-3'))).toMatchObject({ daysAgo: 2 })
    expect(await answer(() => useTrip('t-99'))).toBeUndefined()
  })

  it('have a newest one', async () => {
    expect(await answer(() => useNewestTrip({ vehicleId: 'v-1' }))).toMatchObject({ id: 't-1' })
    expect(await answer(() => useNewestTrip({ driverId: 'u-1' }))).toMatchObject({ id: 't-4' })
    expect(await answer(() => useNewestTrip({ driverId: 'u-9' }))).toBeUndefined()
  })
})

it('has camera events, the newest day first', async () => {
  await store('cameraEvents', [
    { id: 'c-1', daysAgo: 3 },
    { id: 'c-2', daysAgo: 0 },
  ])
  expect(await answer(useCameraEvents)).toMatchObject([{ id: 'c-2' }, { id: 'c-1' }])
})

it('has expenses, the newest first', async () => {
  await store('expenses', [
    { id: 'e-1', date: { daysAgo: 2, minuteOfDay: 600 } },
    { id: 'e-2', date: { daysAgo: 1, minuteOfDay: 500 } },
    { id: 'e-3', date: { daysAgo: 1, minuteOfDay: 700 } },
  ])
  expect(await answer(useExpenses)).toMatchObject([{ id: 'e-3' }, { id: 'e-2' }, { id: 'e-1' }])
})

it('has daily figures, and the scores that they make', async () => {
  await store('vehicleDays', [someDays()])
  expect(await answer(useVehicleDays)).toHaveLength(1)
  expect(await answer(() => useDriverScores('u-1'))).toEqual({ 7: 90, 30: 90, 60: 90 })
  expect(await answer(() => useDriverScores('u-2'))).toEqual({ 7: null, 30: null, 60: null })
})
