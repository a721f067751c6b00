import { describe, expect, it } from 'vitest'
import { detectEvents, detectedScore, standingSeconds } from './events'
import type { Telemetry } from './telemetry'

/** Readings of the given speeds under one limit. */
function drive(speeds: readonly number[], limit = 45): Telemetry {
  const mileAt = new Float64Array(speeds.length)
  for (let second = 1; second < speeds.length; second++) {
    mileAt[second] = (mileAt[second - 1] ?? 0) + ((speeds[second - 1] ?? 0) + (speeds[second] ?? 0)) / 7200
  }
  return {
    seconds: speeds.length - 1,
    mileAt,
    speedMph: Float32Array.from(speeds),
    limitMph: new Float32Array(speeds.length).fill(limit),
  }
}

const steady = (speed: number, seconds: number): number[] => Array<number>(seconds).fill(speed)
const kinds = (telemetry: Telemetry): string[] => detectEvents(telemetry).map(({ kind }) => kind)

describe('what the readings show', () => {
  it('is a hard brake from 7 mph a second on, one however long it lasts', () => {
    expect(kinds(drive([40, 33.1, 26.2]))).toEqual([])
    expect(kinds(drive([40, 33, 26, 19, 19]))).toEqual(['hardBraking'])
    expect(kinds(drive([40, 32, 32, 24, 24]))).toEqual(['hardBraking', 'hardBraking'])
  })

  it('is automatic braking from 11 mph a second on', () => {
    expect(kinds(drive([40, 31, 20, 20]))).toEqual(['adasBraking'])
  })

  it('is a hard acceleration from 7 mph a second on', () => {
    expect(kinds(drive([0, 6.9, 13.8]))).toEqual([])
    expect(kinds(drive([0, 7, 14]))).toEqual(['hardAcceleration'])
  })

  it('is road speeding after ten seconds 5 mph over the limit', () => {
    expect(kinds(drive([...steady(44, 5), ...steady(50, 10), ...steady(44, 5)]))).toEqual([])
    expect(kinds(drive([...steady(44, 5), ...steady(50, 11), ...steady(44, 5)]))).toEqual(['roadSpeeding'])
    expect(kinds(drive(steady(49.5, 60)))).toEqual([])
  })

  it('is the fixed threshold, not road speeding, once it goes over 80 mph', () => {
    const speeds = [...steady(75, 15), 78, 81, 83, 81, 78, ...steady(75, 15)]
    const [fast, ...others] = detectEvents(drive(speeds))
    expect(others).toEqual([])
    expect(fast?.kind).toBe('fixedSpeed')
    expect(fast?.peak).toBe(83)
  })

  it('interpolates the distance over 80 mph between two seconds', () => {
    const [fast] = detectEvents(drive([78, 82, 82, 78]))
    // Half a second at 81 mph on either side, one second at 82.
    expect(((fast?.lastMile ?? 0) - (fast?.mile ?? 0)) * 3600).toBeCloseTo(81 / 2 + 82 + 81 / 2, 6)
  })

  it('is idling after three minutes of standing, not a red light', () => {
    expect(kinds(drive([5, ...steady(0, 180), 5]))).toEqual([])
    const telemetry = drive([5, ...steady(0, 181), 5])
    expect(kinds(telemetry)).toEqual(['idling'])
    expect(standingSeconds(telemetry)).toBe(180)
  })
})

it('scores a drive by its readings', () => {
  const brake = [30, 22, 30]
  const telemetry = drive([...brake, ...steady(30, 100), ...brake])
  // As hard up as down: two of each.
  expect(detectedScore(telemetry)).toEqual({
    hardBraking: 2,
    hardAcceleration: 2,
    roadSpeeding: 0,
    speedOver80: { times: 0, percent: 0 },
    score: 84,
  })
})

it('takes points off for road speeding', () => {
  const { roadSpeeding, score } = detectedScore(
    drive([...steady(44, 5), ...steady(50, 11), ...steady(44, 5)]),
  )
  expect({ roadSpeeding, score }).toEqual({ roadSpeeding: 1, score: 96 })
})
