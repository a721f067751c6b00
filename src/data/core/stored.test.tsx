import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import type { Live } from '#domain/base/live'
import { liveState } from '#domain/testing/liveValue'
import { someDays } from '#domain/testing/vehicleDays'
import { useSignedIn } from '../queries/accounts'
import { useExpenses } from '../queries/expenses'
import { useFleets } from '../queries/fleets'
import { useCameraEvents, useNewestTrip, useTrip, useTripsOfDay } from '../queries/trips'
import { useUser, useUsers } from '../queries/users'
import { useDriverScores, useVehicleDays } from '../queries/vehicleDays'
import { useVehicle, useVehicles } from '../queries/vehicles'
import type { DatasetName } from '../schemas/datasetStores'
import { closeDatabase, withDatabase } from './databaseConnection'
import { DATABASE_NAME } from './db'
import { ASK_AGAIN_MS, clearQueryCache } from './live'
import { setSeedProblem } from './seedStatus'

/** Stores rows and marks the dataset as complete. */
async function store(name: DatasetName, rows: object[], complete: 0 | 1 = 1): Promise<void> {
  await withDatabase(async (db) => {
    await db.table(name).bulkPut(rows)
    await db.datasets.put({ name, version: 1, rowsDone: rows.length, rowsTotal: rows.length, complete })
  })
}

/** Returns the hook's result after loading; undefined when there is no such row. */
async function answer<T>(use: () => Live<T>): Promise<T | undefined> {
  const { result } = renderHook(use)
  await waitFor(() => expect(liveState(result.current)).not.toBe('loading'))
  const state = liveState(result.current)
  if (state === 'missing') return undefined
  if (typeof state === 'string' || 'error' in state) throw new Error(JSON.stringify(state))
  return state.ready
}

/** Returns the hook's result after enough time for a query to resolve. */
async function answerWhilePending(use: () => Live<unknown>): Promise<unknown> {
  const { result } = renderHook(use)
  await withDatabase((db) => db.datasets.toArray())
  return liveState(result.current)
}

beforeEach(async () => {
  clearQueryCache()
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
})

describe('a dataset that is still being stored', () => {
  it('is pending, also by id', async () => {
    await store('users', [{ id: 'u-1', name: 'Luis' }], 0)
    expect(await answerWhilePending(useUsers)).toBe('loading')
    expect(await answerWhilePending(() => useUser('u-1'))).toBe('loading')
  })

  it('is pending while one side of a join is', async () => {
    await store('vehicles', [{ id: 'v-1', label: 'A', tags: [] }])
    expect(await answerWhilePending(useVehicles)).toBe('loading')
  })

  it('resolves as soon as it is complete', async () => {
    await store('users', [{ id: 'u-1', name: 'Luis' }], 0)
    const { result } = renderHook(useUsers)
    expect(liveState(result.current)).toBe('loading')
    await store('users', [])
    await waitFor(() => expect(liveState(result.current)).toMatchObject({ ready: [{ id: 'u-1' }] }))
  })
})

describe('people', () => {
  it('are sorted by name', async () => {
    await store('users', [
      { id: 'u-1', name: 'Tomasz' },
      { id: 'm-1', name: 'Deborah' },
    ])
    expect(await answer(useUsers)).toMatchObject([{ id: 'm-1' }, { id: 'u-1' }])
  })

  it('are missing for an unknown id', async () => {
    await store('users', [])
    expect(await answer(() => useUser('u-99'))).toBeUndefined()
  })

  it('include the signed-in user of each mode', async () => {
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

  it('are sorted by label and have their drivers’ names', async () => {
    await stored()
    expect(await answer(useVehicles)).toMatchObject([
      { id: 'v-2', driverName: null },
      { id: 'v-1', driverName: 'Luis Mendoza' },
    ])
  })

  it('are read by id', async () => {
    await stored()
    expect(await answer(() => useVehicle('v-1'))).toMatchObject({ label: 'B', driverName: 'Luis Mendoza' })
    expect(await answer(() => useVehicle('v-9'))).toBeUndefined()
  })
})

it('have fleets by id', async () => {
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

  it('are read by day and number, for a vehicle and for a driver', async () => {
    expect(await answer(() => useTripsOfDay({ vehicleId: 'v-1' }, 1))).toMatchObject([
      { id: 't-2' },
      { id: 't-1' },
    ])
    expect(await answer(() => useTripsOfDay({ driverId: 'u-1' }, 0))).toMatchObject([{ id: 't-4' }])
    expect(await answer(() => useTripsOfDay({ vehicleId: 'v-9' }, 1))).toEqual([])
  })

  it('are read by id', async () => {
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

describe('a result', () => {
  const vehicle = (id: string, label: string) => ({ id, label, tags: [], driverId: null })

  it('is available at once when its screen is reopened', async () => {
    await store('users', [])
    await store('vehicles', [vehicle('v-1', 'A')])
    const first = renderHook(useVehicles)
    await waitFor(() => expect(liveState(first.result.current)).toMatchObject({ ready: [{ id: 'v-1' }] }))
    first.unmount()
    expect(liveState(renderHook(useVehicles).result.current)).toMatchObject({ ready: [{ id: 'v-1' }] })
  })

  it('includes changes made while no screen showed it', async () => {
    await store('users', [])
    await store('vehicles', [vehicle('v-1', 'A')])
    const first = renderHook(useVehicles)
    await waitFor(() => expect(liveState(first.result.current)).toHaveProperty('ready'))
    first.unmount()
    await store('vehicles', [vehicle('v-1', 'B')])
    const again = renderHook(useVehicles)
    await waitFor(() => expect(liveState(again.result.current)).toMatchObject({ ready: [{ label: 'B' }] }))
  })

  it('is an error when seeding failed, and none after seeding succeeded', async () => {
    const { result } = renderHook(useUsers)
    act(() => setSeedProblem(new AppError('dataset-missing')))
    await waitFor(() => expect(liveState(result.current)).toEqual({ error: 'dataset-missing' }))
    act(() => setSeedProblem(null))
    await waitFor(() => expect(liveState(result.current)).toBe('loading'))
  })

  it('stays when other data failed to arrive', async () => {
    await store('users', [{ id: 'u-1', name: 'Luis' }])
    const { result } = renderHook(useUsers)
    await waitFor(() => expect(liveState(result.current)).toHaveProperty('ready'))
    act(() => setSeedProblem(new AppError('dataset-invalid')))
    expect(liveState(result.current)).toMatchObject({ ready: [{ id: 'u-1' }] })
    act(() => setSeedProblem(null))
  })

  it('survives a lost database connection', async () => {
    await store('users', [{ id: 'u-1', name: 'Luis' }])
    const { result } = renderHook(useUsers)
    await waitFor(() => expect(liveState(result.current)).toHaveProperty('ready'))
    closeDatabase()
    await store('users', [{ id: 'u-1', name: 'Ana' }])
    await waitFor(() => expect(liveState(result.current)).toMatchObject({ ready: [{ name: 'Ana' }] }))
  })

  it('is an error once a newer build has taken the database', async () => {
    await store('users', [{ id: 'u-1', name: 'Luis' }])
    const { result } = renderHook(useUsers)
    await waitFor(() => expect(liveState(result.current)).toHaveProperty('ready'))
    const newer = new Dexie(DATABASE_NAME)
    newer.version(200).stores({})
    await newer.open()
    await waitFor(() => expect(liveState(result.current)).toEqual({ error: 'storage-newer' }))
    newer.close()
  })
})

describe('a database that does not answer', () => {
  it('is an error in the place of the rows, and is asked again until it answers', async () => {
    await store('users', [{ id: 'u-1', name: 'Luis' }])
    clearQueryCache()
    const run = vi.spyOn(Dexie.prototype, 'transaction')
    run.mockImplementation(() => Dexie.Promise.reject(new AppError('storage-lost')))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { result } = renderHook(useUsers)
    const passed = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      return liveState(result.current)
    }
    expect(await passed(100)).toMatchObject({ error: 'storage-lost' })
    run.mockRestore()
    expect(await passed(ASK_AGAIN_MS - 200)).toMatchObject({ error: 'storage-lost' })
    await passed(200)
    vi.useRealTimers()
    await waitFor(() => expect(liveState(result.current)).toMatchObject({ ready: [{ id: 'u-1' }] }))
  })
})
