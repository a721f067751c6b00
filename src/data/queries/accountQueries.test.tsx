import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_USER_SETTINGS } from '#domain/account/userSettings'
import type { Live } from '#domain/base/live'
import { liveState } from '#domain/testing/liveValue'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { clearQueryCache } from '../core/live'
import { dropVisitorChanges } from '../core/visitorChanges'
import { useAnnouncements } from './announcements'
import { useDealerVehicle, useDealerVehicles } from './dealerVehicles'
import { useFeed } from './feed'
import { changeUserSettings, followUserSettings, useUserSettings } from './userSettings'

/** Stores rows like the seeding, and marks the dataset by `complete`. */
async function store(name: string, rows: object[], complete: 0 | 1 = 1): Promise<void> {
  await withDatabase(async (db) => {
    await db.table(name).bulkPut(rows)
    await db.datasets.put({ name, version: 1, rowsDone: rows.length, rowsTotal: rows.length, complete })
  })
}

/** Returns the hook's result after loading. */
async function answerOf<T>(hook: () => Live<T>): Promise<ReturnType<typeof liveState<T>>> {
  const { result } = renderHook(hook)
  await waitFor(() => expect(liveState(result.current)).not.toBe('loading'))
  return liveState(result.current)
}
const idsOf = (answer: ReturnType<typeof liveState<{ id: string }[]>>) =>
  typeof answer === 'object' && 'ready' in answer ? answer.ready.map(({ id }) => id) : answer

beforeEach(async () => {
  clearQueryCache()
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
})

describe('the feed', () => {
  const items = [
    { id: 'ff-10', section: 'fleet', minutesAgo: 300 },
    { id: 'ff-2', section: 'fleet', minutesAgo: 60 },
    { id: 'df-1', section: 'dealer', minutesAgo: 30 },
  ]

  it('reads one section', async () => {
    await store('feedItems', items)
    expect(idsOf(await answerOf(() => useFeed('fleet')))).toEqual(['ff-2', 'ff-10'])
    expect(idsOf(await answerOf(() => useFeed('dealer')))).toEqual(['df-1'])
  })

  it('is pending while it is being stored', async () => {
    await store('feedItems', items, 0)
    const { result } = renderHook(() => useFeed('fleet'))
    await withDatabase((db) => db.datasets.toArray())
    expect(liveState(result.current)).toBe('loading')
  })
})

describe('announcements', () => {
  it('are sorted newest first for fleet or dealer, also within a day', async () => {
    await store('announcements', [
      { id: 'n-1', showInFleet: true, showInDealer: false, publishedAt: { daysAgo: 9, minuteOfDay: 60 } },
      { id: 'n-2', showInFleet: true, showInDealer: true, publishedAt: { daysAgo: 2, minuteOfDay: 60 } },
      { id: 'n-3', showInFleet: true, showInDealer: false, publishedAt: { daysAgo: 2, minuteOfDay: 90 } },
    ])
    expect(idsOf(await answerOf(() => useAnnouncements('fleet')))).toEqual(['n-3', 'n-2', 'n-1'])
    expect(idsOf(await answerOf(() => useAnnouncements('dealer')))).toEqual(['n-2'])
  })
})

describe('the inventory', () => {
  it('is sorted by stock number, newest first, and read by id', async () => {
    await store('dealerVehicles', [
      { id: 'd-1', stock: '4102' },
      { id: 'd-2', stock: '4390' },
    ])
    expect(idsOf(await answerOf(useDealerVehicles))).toEqual(['d-2', 'd-1'])
    expect(await answerOf(() => useDealerVehicle('d-1'))).toMatchObject({ ready: { stock: '4102' } })
    expect(await answerOf(() => useDealerVehicle('d-9'))).toBe('missing')
  })
})

describe('user settings', () => {
  const shown = () => renderHook(useUserSettings).result

  it('notify listeners outside of components: as stored, then every change', async () => {
    const seen: string[] = []
    followUserSettings(({ units }) => seen.push(units))
    await store('userSettings', [DEFAULT_USER_SETTINGS])
    await waitFor(() => expect(seen).toEqual(['auto']))
    await changeUserSettings({ units: 'metric' })
    await waitFor(() => expect(seen).toEqual(['auto', 'metric']))
  })

  it('keep notifying after the database was reopened', async () => {
    const seen: string[] = []
    await store('userSettings', [DEFAULT_USER_SETTINGS])
    followUserSettings(({ units }) => seen.push(units))
    await waitFor(() => expect(seen).toEqual(['auto']))
    closeDatabase()
    await changeUserSettings({ units: 'metric' })
    await waitFor(() => expect(seen.at(-1)).toBe('metric'))
  })

  it('are pending until they are stored', async () => {
    const settings = shown()
    await withDatabase((db) => db.datasets.toArray())
    expect(liveState(settings.current)).toBe('loading')
  })

  it('change until the end of the visit and are restored at reset', async () => {
    await store('userSettings', [DEFAULT_USER_SETTINGS])
    await changeUserSettings({ units: 'metric' })
    await changeUserSettings({ hourCycle: 'h23' })
    const settings = shown()
    const changed = { ...DEFAULT_USER_SETTINGS, units: 'metric', hourCycle: 'h23' }
    await waitFor(() => expect(liveState(settings.current)).toEqual({ ready: changed }))
    await dropVisitorChanges()
    await waitFor(() => expect(liveState(settings.current)).toEqual({ ready: DEFAULT_USER_SETTINGS }))
  })
})
