import type { Trip } from '../trip'
import { dotReadings, kindsOf } from './dots'
import { detectEvents, detectedScore, standingSeconds } from './events'
import type { DrivenPath } from './roadProfile'
import type { Telemetry } from './telemetry'
import { canDrive, tripTelemetry } from './tripTelemetry'

/**
 * Describes what is wrong with a trip on a path, for authors of data; empty if the readings alone reproduce
 * its distance, times, events at its dots, and its score.
 */
export function telemetryProblems(
  trip: Trip,
  path: DrivenPath,
  telemetry: Telemetry = tripTelemetry(trip, path),
): string[] {
  if (!canDrive(trip, path)) return ['the path cannot be driven in the time']
  const faults: string[] = []
  const expect = (what: string, is: number, wanted: number): void => {
    if (Math.abs(is - wanted) > 1e-9) faults.push(`${what} ${is} instead of ${wanted}`)
  }
  expect('distance', telemetry.mileAt[telemetry.seconds] ?? 0, trip.distanceMi)
  expect('seconds', telemetry.seconds, trip.minutes * 60)
  expect('idle seconds', standingSeconds(telemetry), trip.idleMinutes * 60)
  const shown = dotReadings(trip, telemetry)
  for (const [index, dot] of trip.dots.entries()) {
    for (const kind of kindsOf(dot)) {
      if (!shown[index]?.events.some((event) => event.kind === kind))
        faults.push(`no ${kind} at dot ${dot.id}`)
    }
  }
  const stands = trip.dots.reduce((sum, dot) => sum + kindsOf(dot).length, 0)
  expect('events', detectEvents(telemetry).length, stands)
  const score = detectedScore(telemetry)
  expect('hard brakes', score.hardBraking, trip.hardBraking?.times ?? 0)
  expect('hard accelerations', score.hardAcceleration, trip.hardAcceleration?.times ?? 0)
  expect('road speedings', score.roadSpeeding, trip.roadSpeeding?.times ?? 0)
  expect('times over 80', score.speedOver80.times, trip.speedOver80?.times ?? 0)
  expect('percent over 80', score.speedOver80.percent, trip.speedOver80?.percent ?? 0)
  expect('score', score.score, trip.score)
  return faults
}
