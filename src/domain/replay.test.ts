import { describe, expect, it } from 'vitest'
import { atSpeed, nextEvent, previousEvent, replayAt, replaySecond } from './replay'
import type { Telemetry } from './telemetry/telemetry'

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

describe('the clock of a replay', () => {
  const clock = { fromSecond: 10, sinceMs: 1000, speed: 8 as const }

  it('counts wall time, whatever was drawn between', () => {
    expect(replaySecond(clock, 1500, 600)).toBe(14)
  })

  it('stops at the end', () => {
    expect(replaySecond(clock, 1_000_000, 600)).toBe(600)
  })

  it('goes on from where it is at another speed', () => {
    const faster = atSpeed(clock, 20, 1500, 600)
    expect(replaySecond(faster, 1500, 600)).toBe(14)
    expect(replaySecond(faster, 2500, 600)).toBe(34)
  })
})

describe('events on the way', () => {
  const dots = [{ second: 0 }, { second: 30 }, { second: 90 }]

  it('are the next after a moment and the last before it', () => {
    expect(nextEvent(dots, 30)?.second).toBe(90)
    expect(nextEvent(dots, 90)).toBeUndefined()
    expect(previousEvent(dots, 60)?.second).toBe(30)
    expect(previousEvent(dots, 0)).toBeUndefined()
  })

  it('go back twice when pressed twice while it plays', () => {
    expect(previousEvent(dots, 91)?.second).toBe(30)
  })
})
