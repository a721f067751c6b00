import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { someDays } from '#domain/testing/vehicleDays'
import type { TripsOwner } from '#domain/trips/tripHistory'
import { readTripSearch } from '#domain/trips/tripSearch'
import { freshRows } from '../../../data/testing/rows'
import { useTripHistory } from './useTripHistory'

const OF: TripsOwner = { vehicleId: 'v-1' }

function trip(id: string, vehicleId: string, daysAgo: number, number: number) {
  return {
    id,
    vehicleId,
    driverId: 'u-1',
    daysAgo,
    number,
    distanceMi: 10,
    minutes: 20,
    idleMinutes: 1,
    score: 90,
  }
}

beforeEach(async () => {
  await freshRows({
    trips: [
      trip('t-1', 'v-1', 3, 1),
      trip('t-2', 'v-1', 3, 2),
      trip('t-3', 'v-1', 1, 1),
      trip('t-9', 'v-2', 1, 1),
    ],
    vehicleDays: [someDays()],
  })
})

const show = (search: Record<string, string>) =>
  renderHook(() => useTripHistory(OF, readTripSearch(search))).result

async function historyAt(search: Record<string, string>) {
  const result = show(search)
  await waitFor(() =>
    expect(result.current.days && (result.current.trips ?? result.current.unknown)).toBeTruthy(),
  )
  return result.current
}

describe('an address of the trip history', () => {
  it('selects the newest trip by default', async () => {
    const result = show({})
    // The newest trip is known only after both the days and the trips of the day are loaded.
    await waitFor(() => expect(result.current).toMatchObject({ day: 1, trip: { id: 't-3' }, unknown: false }))
  })

  it('selects the newest trip of a day', async () => {
    const { trips, trip: shown, figures } = await historyAt({ day: '3' })
    expect(trips?.map(({ id }) => id)).toEqual(['t-1', 't-2'])
    expect(shown?.id).toBe('t-2')
    expect(figures).toMatchObject({ trips: 2, distanceMi: 20 })
  })

  it('selects the day of a named trip, whatever day the address has', async () => {
    expect(await historyAt({ day: '1', trip: 't-1' })).toMatchObject({ day: 3, trip: { id: 't-1' } })
  })

  it('shows a trip of the shown day without a wait once it is named', async () => {
    const seen: (string | undefined)[] = []
    const { result, rerender } = renderHook(
      (search: Record<string, string>) => {
        const history = useTripHistory(OF, readTripSearch(search))
        seen.push(history.trips === null ? 'loading' : history.trip?.id)
        return history
      },
      { initialProps: {} },
    )
    await waitFor(() => expect(result.current.trip?.id).toBe('t-3'))
    seen.length = 0
    rerender({ day: '1', trip: 't-3', t: '2' })
    expect(new Set(seen)).toEqual(new Set(['t-3']))
  })

  it('reports a missing trip, or one of another vehicle, as unknown', async () => {
    expect(await historyAt({ trip: 't-9' })).toMatchObject({ unknown: true, trip: null })
    expect(await historyAt({ trip: 't-nowhere' })).toMatchObject({ unknown: true, trip: null })
  })

  it('has only figures for an older day', async () => {
    expect(await historyAt({ day: '30' })).toMatchObject({
      single: false,
      trips: [],
      figures: { trips: null, distanceMi: 40 },
    })
  })
})
