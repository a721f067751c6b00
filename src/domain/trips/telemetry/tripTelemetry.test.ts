import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madePath } from '#domain/testing/madePath'
import { madeTrip } from '#domain/testing/madeTrip'
import type { Trip } from '../trip'
import { dotReadings } from './dots'
import { type DetectedEvent, detectEvents, standingSeconds } from './events'
import type { DrivenPath } from './roadProfile'
import type { Telemetry } from './telemetry'
import { telemetryProblems } from './telemetryProblems'
import { MPS_PER_MPH, ROAD_SPEEDING_MARGIN_MPH } from './thresholds'
import { canDrive, paceOf, tripTelemetry } from './tripTelemetry'

const HARD = ['hardBraking', 'adasBraking', 'hardAcceleration']

function pathOf(trip: Trip, seed: number, region: 'us' | 'ca' | 'mx'): DrivenPath {
  const fast = trip.dots.filter(({ type }) => type === 12)
  const half = (trip.speedOver80?.percent ?? 0) / 100 + 0.5 / trip.distanceMi
  return madePath(seed, trip.distanceMi, region, (share) =>
    fast.some(({ at }) => Math.abs(at - share) < half),
  )
}

/** Seeds of a trip and of a path that can be driven in its time. */
const drives = fc
  .record({
    seed: fc.nat(100_000),
    pathSeed: fc.nat(100_000),
    region: fc.constantFrom('us' as const, 'ca' as const, 'mx' as const),
  })
  .filter((seeds) => {
    const { trip, path } = driveOf(seeds)
    return canDrive(trip, path)
  })

function driveOf({
  seed,
  pathSeed,
  region,
}: {
  seed: number
  pathSeed: number
  region: 'us' | 'ca' | 'mx'
}): {
  trip: Trip
  path: DrivenPath
} {
  const trip = madeTrip(seed)
  return { trip, path: pathOf(trip, pathSeed, region) }
}

/** Gain of speed in each second, mph, without the seconds around hard events. */
function gentleChanges({ seconds, speedMph }: Telemetry, events: readonly DetectedEvent[]): number[] {
  const hard = events.filter(({ kind }) => HARD.includes(kind))
  return Array.from({ length: seconds }, (_, second) => second)
    .filter((second) => !hard.some((one) => second >= one.second - 1 && second <= one.lastSecond))
    .map((second) => (speedMph[second + 1] ?? 0) - (speedMph[second] ?? 0))
}

describe('telemetry of a trip', () => {
  it('gives back distance, times, events at their dots and the score', () => {
    fc.assert(
      fc.property(drives, (seeds) => {
        const { trip, path } = driveOf(seeds)
        expect(telemetryProblems(trip, path)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('has a single event where its dot is, to a second of driving', () => {
    fc.assert(
      fc.property(drives, (seeds) => {
        const { trip, path } = driveOf(seeds)
        const telemetry = tripTelemetry(trip, path)
        const readings = dotReadings(trip, telemetry)
        trip.dots.forEach((dot, index) => {
          if (dot.type === 9) return
          for (const { mile, lastMile, second } of readings[index]?.events ?? []) {
            const aSecond = (telemetry.speedMph[second] ?? 0) / 3600
            expect(dot.at * trip.distanceMi).toBeGreaterThan(mile - aSecond - 0.001)
            expect(dot.at * trip.distanceMi).toBeLessThan(lastMile + aSecond + 0.001)
          }
        })
      }),
    )
  })

  it('stands exactly as long as the trip idled, to the second', () => {
    fc.assert(
      fc.property(drives, (seeds) => {
        const { trip, path } = driveOf(seeds)
        const telemetry = tripTelemetry(trip, path)
        expect(telemetry.seconds).toBe(trip.minutes * 60)
        expect(standingSeconds(telemetry)).toBe(trip.idleMinutes * 60)
      }),
    )
  })

  it('starts and ends standing, never goes back, and moves as fast as it says', () => {
    fc.assert(
      fc.property(drives, (seeds) => {
        const { trip, path } = driveOf(seeds)
        const { seconds, speedMph, mileAt } = tripTelemetry(trip, path)
        expect(speedMph[0]).toBe(0)
        expect(speedMph[seconds]).toBe(0)
        let back = 0
        let off = 0
        for (let second = 0; second < seconds; second++) {
          const way = (mileAt[second + 1] ?? 0) - (mileAt[second] ?? 0)
          const mean = ((speedMph[second] ?? 0) + (speedMph[second + 1] ?? 0)) / 2
          if (way < 0 || (speedMph[second] ?? -1) < 0) back++
          off = Math.max(off, Math.abs(way * 3600 - mean))
        }
        expect(back).toBe(0)
        // If the acceleration changes within the second, the average of its ends is slightly off.
        expect(off).toBeLessThan(3)
      }),
    )
  })

  it('accelerates and brakes within comfort limits outside hard events', () => {
    fc.assert(
      fc.property(drives, (seeds) => {
        const { trip, path } = driveOf(seeds)
        const telemetry = tripTelemetry(trip, path)
        const changes = gentleChanges(telemetry, detectEvents(telemetry))
        expect(Math.max(...changes.map(Math.abs)) * MPS_PER_MPH).toBeLessThan(3)
      }),
    )
  })

  it('stays well under road speeding, away from speeding and from hard events on slow roads', () => {
    fc.assert(
      fc.property(drives, (seeds) => {
        const { trip, path } = driveOf(seeds)
        const telemetry = tripTelemetry(trip, path)
        const events = detectEvents(telemetry).filter(({ kind }) => kind !== 'idling')
        const over = Array.from(
          telemetry.speedMph,
          (speed, second) => speed - (telemetry.limitMph[second] ?? 0),
        )
        const calm = over.filter(
          (_, second) => !events.some((one) => second > one.second - 30 && second < one.lastSecond + 30),
        )
        expect(Math.max(...calm)).toBeLessThan(ROAD_SPEEDING_MARGIN_MPH - 1)
      }),
    )
  })

  it('is the same every time', () => {
    const trip = madeTrip(7)
    const path = pathOf(trip, 7, 'us')
    expect(tripTelemetry(trip, path)).toEqual(tripTelemetry(trip, path))
  })

  it('differs by driver', () => {
    const trip = madeTrip(7)
    const path = pathOf(trip, 7, 'us')
    expect(tripTelemetry({ ...trip, driverId: 'u-99' }, path).speedMph).not.toEqual(
      tripTelemetry(trip, path).speedMph,
    )
  })
})

describe('the time for a path', () => {
  const straight: DrivenPath = {
    points: [
      [-87.7, 41.8],
      [-87.7, 41.9],
    ],
    mileAt: [0, 6],
    roads: [{ from: 0, to: 1, roadClass: 'primary', limitMph: 40 }],
  }
  const trip = (minutes: number): Trip => ({
    ...madeTrip(1),
    distanceMi: 6,
    minutes,
    idleMinutes: 1,
    dots: [],
  })

  it('is feasible when it is long enough', () => {
    expect(paceOf(trip(14), straight)).toBe('atEase')
    expect(paceOf(trip(10), straight)).toBe('pressed')
    expect(canDrive(trip(8), straight)).toBe(false)
  })

  it('exceeds the limit by less than road speeding when it is short', () => {
    const telemetry = tripTelemetry(trip(10), straight)
    const most = Math.max(...telemetry.speedMph)
    expect(most).toBeGreaterThan(40)
    expect(most).toBeLessThan(40 + ROAD_SPEEDING_MARGIN_MPH)
    expect(detectEvents(telemetry)).toEqual([])
  })
})

describe('a drive in town', () => {
  /** Six miles on a road with lights, in the usual time. */
  const street: DrivenPath = {
    points: [
      [-87.7, 41.8],
      [-87.7, 41.9],
    ],
    mileAt: [0, 6],
    roads: [{ from: 0, to: 1, roadClass: 'secondary', limitMph: 30 }],
  }
  const drive = (driverId: string): Telemetry =>
    tripTelemetry({ ...madeTrip(3), driverId, distanceMi: 6, minutes: 17, idleMinutes: 2, dots: [] }, street)
  const moving = (driverId: string): number[] => [...drive(driverId).speedMph].filter((speed) => speed > 0)
  const DRIVERS = Array.from({ length: 12 }, (_, at) => `u-${at}`)

  it('is driven near the limit most of the time, by each driver in a way of his own', () => {
    const medians = DRIVERS.map((driver) => {
      const speeds = moving(driver).toSorted((a, b) => a - b)
      return speeds[Math.floor(speeds.length / 2)] ?? 0
    })
    expect(Math.min(...medians)).toBeGreaterThan(25)
    expect(Math.max(...medians)).toBeLessThan(33)
    expect(new Set(medians.map((median) => median.toFixed(1))).size).toBeGreaterThan(6)
  })

  it('is never at one speed for long', () => {
    for (const driver of DRIVERS) {
      const speeds = moving(driver)
      const isFlat = (from: number): boolean => {
        const minute = speeds.slice(from, from + 45)
        return minute.length === 45 && Math.max(...minute) - Math.min(...minute) < 1
      }
      expect(speeds.findIndex((_, second) => isFlat(second))).toBe(-1)
    }
  })

  it('starts at 2 to 4 mph a second and stops for some seconds at crossings', () => {
    for (const driver of DRIVERS) {
      const { speedMph, seconds } = drive(driver)
      const starts = Array.from({ length: seconds - 4 }, (_, second) => second).filter(
        (second) => speedMph[second] === 0 && (speedMph[second + 1] ?? 0) > 0,
      )
      expect(starts.length).toBeGreaterThan(2)
      for (const start of starts) {
        const gain = ((speedMph[start + 4] ?? 0) - (speedMph[start] ?? 0)) / 4
        expect(gain).toBeGreaterThan(2)
        expect(gain).toBeLessThan(4.5)
      }
    }
  })
})
