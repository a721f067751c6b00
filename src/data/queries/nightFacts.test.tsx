import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { encodePolyline } from '#domain/geo/polyline'
import { liveState } from '#domain/testing/liveValue'
import { aVehicle } from '#domain/testing/vehicle'
import { freshRows } from '../testing/rows'
import { useNightFacts } from './nightFacts'

const dots = [
  { id: 1, type: 0, at: 0, minute: 0 },
  { id: 2, type: 1, at: 0.5, minute: 10 },
  { id: 3, type: 3, at: 1, minute: 20 },
]
const trip = (id: string, vehicleId: string, daysAgo: number, ended: object) => ({
  ...{ id, vehicleId, daysAgo, ended, dots },
  ...{ number: 1, minutes: 20, distanceMi: 4 },
})
const line = encodePolyline([
  [-87.7, 41.9],
  [-87.68, 41.9],
])

beforeEach(() =>
  freshRows({
    vehicles: [aVehicle({ id: 'v-1' }), aVehicle({ id: 'v-2' }, { isLocationMasked: true })],
    trips: [
      trip('t-1', 'v-1', 1, { daysAgo: 1, minuteOfDay: 620 }),
      trip('t-2', 'v-2', 1, { daysAgo: 1, minuteOfDay: 700 }),
      trip('t-3', 'v-1', 0, { minutesAgo: 30 }),
      trip('t-4', 'v-1', 2, { daysAgo: 2, minuteOfDay: 300 }),
    ],
    pathsUs: ['v-1', 'v-2'].map((vehicleId, at) => ({
      ...{ id: `us/${vehicleId}`, region: 'us', vehicleId, names: [] },
      trips: { [`t-${at + 1}`]: { miles: 4, line, roads: '1f25', dots: ', , ,' } },
    })),
  }),
)

it('has yesterday’s trips on their streets, without a vehicle that hides its location', async () => {
  const { result } = renderHook(() => useNightFacts('us'))
  await waitFor(() =>
    expect(liveState(result.current)).toMatchObject({
      ready: { day: { fromMinute: 600, toMinute: 620, events: 1, trips: [{ id: 't-1' }] } },
    }),
  )
  const { ready } = liveState(result.current) as unknown as { ready: { lastEnded: Map<string, object> } }
  expect([...ready.lastEnded]).toEqual([['v-1', { minutesAgo: 30 }]])
})
