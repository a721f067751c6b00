import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { encodePolyline } from '#domain/geo/polyline'
import { aVehicle } from '#domain/testing/vehicle'
import { tellMoves } from '../../state/livePlaces'
import { resetVisitState } from '../../state/visit'
import type { VehicleEntry } from './mapEntry'
import { useVehicleMotion } from './useVehicleMotion'

const START: LngLat = [-87.7, 41.9]
const LOOP: LngLat[] = [START, [-87.69, 41.9], [-87.69, 41.91], START]

function entry(id: string, changes: Partial<VehicleEntry> = {}, speedMph = 30): VehicleEntry {
  const { image } = aVehicle()
  return {
    id,
    label: id,
    detail: '',
    picture: { image },
    position: START,
    unplaced: null,
    tone: 'moving',
    animation: {
      icon: 'suv',
      start: START,
      end: START,
      speedMph,
      rotationDeg: 90,
      path: encodePolyline(LOOP),
    },
    ...changes,
  }
}

const ENTRIES: [VehicleEntry, VehicleEntry, VehicleEntry] = [
  entry('v-1'),
  entry('v-2', {}, 0),
  entry('v-3', { position: null, unplaced: 'masked' }),
]
const motion = (seed: number) => renderHook(() => useVehicleMotion(ENTRIES, seed, 'us')).result.current

afterEach(resetVisitState)

describe('vehicles on the map', () => {
  it('move when they are placed and have a speed', () => {
    expect([...motion(1).frame(60_000)].map(({ id }) => id)).toEqual(['v-1'])
    expect([...motion(1).frame(60_000)][0]?.position).not.toEqual(START)
  })

  it('are at the same places for the same seed and time, elsewhere for another', () => {
    expect([...motion(7).frame(60_000)]).toEqual([...motion(7).frame(60_000)])
    expect([...motion(7).frame(60_000)]).not.toEqual([...motion(8).frame(60_000)])
  })

  it('are where the live connection says, parked or moving, but not when masked', () => {
    const reported: LngLat = [-87.6, 42]
    const place = { position: reported, rotationDeg: 45 }
    const map = { us: place, ca: place, mx: place }
    tellMoves(
      ENTRIES.map(({ id }) => ({ vehicleId: id, speedMph: 30, map })),
      0,
    )
    expect([...motion(1).frame(60_000)]).toEqual([
      { id: 'v-1', ...place },
      { id: 'v-2', ...place },
    ])
    expect(motion(1).placeOf(ENTRIES[1])).toEqual(reported)
    expect(motion(1).placeOf(ENTRIES[2])).toBeNull()
  })

  it('have no position when it is masked', () => {
    expect(motion(1).placeOf(ENTRIES[2])).toBeNull()
    expect(motion(1).placeOf(ENTRIES[1])).toEqual(START)
  })

  it('have a position also when they are filtered out', () => {
    expect(motion(1).placeOf(entry('v-4', {}, 0))).toEqual(START)
  })
})
