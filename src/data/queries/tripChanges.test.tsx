import { liveState } from '#domain/testing/liveValue'
import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { beforeEach, expect, it } from 'vitest'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { clearQueryCache } from '../core/live'
import { dropVisitorChanges } from '../core/visitorChanges'
import { seedRows } from '../testing/rows'
import { useDealerTrips } from './dealerTrips'
import { setTripBusiness } from './trips'

beforeEach(async () => {
  clearQueryCache()
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
})

const isBusiness = () => withDatabase(async (db) => (await db.trips.get('t-1'))?.business)

it('a trip is personal until the visit is reset', async () => {
  await withDatabase((db) => db.table('trips').put({ id: 't-1', business: true }))
  await setTripBusiness('t-1', false)
  expect(await isBusiness()).toBe(false)
  await dropVisitorChanges()
  expect(await isBusiness()).toBe(true)
})

it('a dealer’s vehicle has its trips, the newest first', async () => {
  await seedRows({
    dealerTrips: [
      { id: 'dt-1', vehicleId: 'd-1', ended: { daysAgo: 1, minuteOfDay: 600 } },
      { id: 'dt-2', vehicleId: 'd-1', ended: { minutesAgo: 30 } },
      { id: 'dt-3', vehicleId: 'd-1', ended: { daysAgo: 1, minuteOfDay: 700 } },
      { id: 'dt-4', vehicleId: 'd-2', ended: { minutesAgo: 5 } },
    ],
  })
  const { result } = renderHook(() => useDealerTrips('d-1'))
  await waitFor(() =>
    expect(liveState(result.current)).toMatchObject({
      ready: [{ id: 'dt-2' }, { id: 'dt-3' }, { id: 'dt-1' }],
    }),
  )
})
