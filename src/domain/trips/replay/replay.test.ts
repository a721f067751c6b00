import { describe, expect, it } from 'vitest'
import type { Telemetry } from '../telemetry/telemetry'
import { replayAt } from './replay'

const telemetry: Telemetry = {
  seconds: 4,
  mileAt: Float64Array.of(0, 0.5, 1, 1.5, 2),
  speedMph: Float32Array.of(0, 20, 40, 20, 0),
  limitMph: Float32Array.of(25, 25, 45, 45, 45),
}
const path = {
  points: [
    [-87, 41],
    [-87, 41.01],
    [-86.99, 41.01],
  ] as [number, number][],
  mileAt: [0, 1, 2],
  roads: [
    { from: 0, to: 1, roadClass: 'minor' as const, limitMph: 25, name: 'Oak St' },
    { from: 1, to: 2, roadClass: 'primary' as const, limitMph: 45, name: null },
  ],
}

describe('a replay at a second', () => {
  it('is as far along the path as the readings say', () => {
    const state = replayAt(telemetry, path, 1)
    expect(state).toMatchObject({ mile: 0.5, speedMph: 20, limitMph: 25, road: 'Oak St', bearingDeg: 0 })
    expect(state.position[1]).toBeCloseTo(41.005)
  })

  it('turns through a corner', () => {
    expect(replayAt(telemetry, path, 2).bearingDeg).toBeGreaterThan(20)
    expect(replayAt(telemetry, path, 2).bearingDeg).toBeLessThan(70)
    expect(replayAt(telemetry, path, 3).bearingDeg).toBeCloseTo(90)
  })

  it('stays at the end, facing the way it came, on a road without a name', () => {
    const state = replayAt(telemetry, path, 60)
    expect(state.position).toEqual([-86.99, 41.01])
    expect(state.bearingDeg).toBeCloseTo(90)
    expect(state.road).toBeNull()
  })
})
