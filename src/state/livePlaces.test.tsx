import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { VehicleMove } from '#domain/live/liveEvents'
import { livePlaces, MOST_LIVE_VEHICLES, ROWS_FOLLOW_MS, tellMoves, useRowPlaces } from './livePlaces'
import { resetVisitState } from './visit'

const PLACE = { position: [-87.7, 41.9], rotationDeg: 0 } as const
const move = (vehicleId: string, speedMph: number): VehicleMove => {
  const place = { ...PLACE, position: [...PLACE.position] as [number, number] }
  return { vehicleId, speedMph, map: { us: place, ca: place, mx: place } }
}

beforeEach(resetVisitState)

describe('live places', () => {
  it('are forgotten at a reset', () => {
    tellMoves([move('v-1', 20)], 0)
    expect([...livePlaces().keys()]).toEqual(['v-1'])
    resetVisitState()
    expect(livePlaces().size).toBe(0)
  })

  it('change rows when a vehicle sets out or parks, else now and then', () => {
    const { result } = renderHook(useRowPlaces)
    const speeds = (speedMph: number, atMs: number) => {
      act(() => tellMoves([move('v-1', speedMph)], atMs))
      return result.current.get('v-1')?.move.speedMph
    }
    expect(speeds(20, 1_000)).toBe(20)
    expect(speeds(30, 2_000)).toBe(20)
    expect(speeds(0, 3_000)).toBe(0)
    expect(speeds(25, 4_000)).toBe(25)
    expect(speeds(35, 4_000 + ROWS_FOLLOW_MS)).toBe(35)
    act(resetVisitState)
    expect(result.current.size).toBe(0)
  })

  it('keep the newest vehicles of a connection that invents more and more', () => {
    for (let n = 1; n <= 3 * MOST_LIVE_VEHICLES; n++) tellMoves([move(`v-${n}`, 20)], n)
    expect(livePlaces().size).toBe(MOST_LIVE_VEHICLES)
    expect(livePlaces().has(`v-${3 * MOST_LIVE_VEHICLES}`)).toBe(true)
  })
})
