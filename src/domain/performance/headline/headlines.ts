import { changePercent } from '#domain/behavior/behavior'
import { economyMpg } from '#domain/vehicle/energy'
import { SAFETY_EVENTS } from '#domain/vehicle/safetyEvents'
import type { WindowDays } from '#domain/vehicle/score'
import { sumOf } from '../daySums'
import { measureFigure } from '../measureFigure'
import { MEASURE_RULES, type Measure } from '../measures'
import { findCoaching } from './coachingHeadline'
import type { Headline, HeadlineFacts, HeadlineFinder } from './headline'
import { findIdler, findLateCharge } from './vehicleHeadlines'

const LEAST_STORM_DAYS = 3
/** Minimum loss of economy in a storm, percent. */
const LEAST_FALL = 2

/** The economy of gas vehicles was lower on the days of a storm (docs/measures.md M29). */
const findStorm: HeadlineFinder = ({ stormDaysAgo, days, facts: { sums } }) => {
  const storm = stormDaysAgo.filter((daysAgo) => daysAgo >= 1 && daysAgo <= days)
  if (storm.length < LEAST_STORM_DAYS || days - storm.length < LEAST_STORM_DAYS) return null
  const isStorm = new Set(storm)
  const over = (wanted: boolean) => {
    const part = { days: 0, miles: 0, gallons: 0, driven: 0 }
    for (let at = 0; at < days; at++) {
      if (isStorm.has(at + 1) !== wanted) continue
      part.days += 1
      part.miles += sums.gasMi[at] ?? 0
      part.gallons += sums.gallons[at] ?? 0
      part.driven += sums.drivenVehicles[at] ?? 0
    }
    return { economy: economyMpg(part.miles, part.gallons, false), driven: part.driven / part.days }
  }
  const [during, other] = [over(true), over(false)]
  const change = changePercent(during.economy, other.economy)
  if (during.economy === null || other.economy === null || change === null || change > -LEAST_FALL)
    return null
  return {
    kind: 'storm',
    fromDaysAgo: Math.max(...storm),
    toDaysAgo: Math.min(...storm),
    economy: during.economy,
    otherwise: other.economy,
    change,
    driven: during.driven,
    drivenOtherwise: other.driven,
  }
}

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
const REPORTED: readonly Measure[] = [
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
  const [most] = REPORTED.map((measure) => measureFigure(measure, facts, days))
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
