import { SAFETY_EVENTS } from '#domain/vehicle/safetyEvents'
import type { WindowDays } from '#domain/vehicle/score'
import { sumOf } from '../daySums'
import { measureFigure } from '../measureFigure'
import { MEASURE_RULES, type Measure } from '../measures'
import { findCoaching } from './coachingHeadline'
import type { Headline, HeadlineFacts, HeadlineFinder } from './headline'
import { findStorm } from './stormHeadline'
import { findIdler, findLateCharge } from './vehicleHeadlines'

/** Minimum improvement in points, and minimum miles in each of the two windows. */
const LEAST_POINTS = 4
export const IMPROVED_LEAST_MILES = 200

/** The driver, or in an inventory the vehicle, whose score increased most (docs/measures.md M29). */
const findImproved: HeadlineFinder = ({ scores }) => {
  const [most] = scores
    .filter(
      ({ change, distanceMi, previousDistanceMi }) =>
        change !== null &&
        change >= LEAST_POINTS &&
        Math.min(distanceMi, previousDistanceMi) >= IMPROVED_LEAST_MILES,
    )
    .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0))
  return most ? { kind: 'improved', driverId: most.id, score: most.score, change: most.change ?? 0 } : null
}

/** Measures with enough events for a change in percent. */
const TOLD: readonly Measure[] = [
  'hardBraking',
  'hardAcceleration',
  'roadSpeeding',
  'gasEconomy',
  'electricEconomy',
  'distance',
]
const LEAST_CHANGE = 3
/** Minimum number of events in each of the two windows: with fewer, a change is chance. */
const LEAST_EVENTS = 20

/** The measure that changed most, for better or worse (docs/measures.md M29). */
const findChange: HeadlineFinder = ({ facts, days }) => {
  const [most] = TOLD.map((measure) => measureFigure(measure, facts, days))
    .filter(({ change }) => change !== null && Math.abs(change) >= LEAST_CHANGE)
    .filter(({ measure }) => hasEnoughEvents(measure, facts, days))
    .toSorted((a, b) => weight(b.measure, b.change) - weight(a.measure, a.change))
  if (!most || most.now === null || most.before === null || most.change === null) return null
  const { measure, now, before, change } = most
  return { kind: 'change', measure, now, before, change }
}

function hasEnoughEvents(measure: Measure, { sums }: HeadlineFacts['facts'], days: WindowDays): boolean {
  const event = SAFETY_EVENTS.find((one) => one === measure)
  return event === undefined || [0, days].every((from) => sumOf(sums[event], days, from) >= LEAST_EVENTS)
}

/** A change that is neither good nor bad counts less. */
function weight(measure: Measure, change: number | null): number {
  return Math.abs(change ?? 0) * (MEASURE_RULES[measure].better === null ? 0.3 : 1)
}

/** If nothing stands out: the overall score. */
const findSteady: HeadlineFinder = ({ facts, days }) => {
  const { now } = measureFigure('driverScore', facts, days)
  return now === null ? null : { kind: 'steady', score: now }
}

/** The finders, the most important first: what a person did, then what happened, then what changed. */
const FINDERS: readonly HeadlineFinder[] = [
  findCoaching,
  findStorm,
  findLateCharge,
  findIdler,
  findImproved,
  findChange,
]

/**
 * All headlines that apply to a scope and a window, the most important first; a plain one if there is no
 * other, none if nothing was driven (docs/measures.md M29).
 */
export function headlinesOf(facts: HeadlineFacts): Headline[] {
  const found = FINDERS.flatMap((find) => find(facts) ?? [])
  const steady = findSteady(facts)
  return found.length === 0 && steady ? [steady] : found
}
