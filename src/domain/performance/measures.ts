import { economyMpg } from '#domain/vehicle/energy'
import { eventRate, SAFETY_EVENTS } from '#domain/vehicle/safetyEvents'
import { type DaySums, sumOf } from './daySums'
import { scoreOfLost } from './rankedScores'

/** The measures of the performance screen, in their default order (docs/measures.md M2 to M19). */
export const MEASURES = [
  'driverScore',
  'safetyEvents',
  'hardBraking',
  'speedOver80',
  'gasEconomy',
  'electricEconomy',
  'utilization',
  'idling',
  'hardAcceleration',
  'roadSpeeding',
  'seatbelt',
  'camera',
  'excessiveIdling',
  'distance',
  'fuel',
  'energy',
  'spending',
  'costPerMile',
] as const
export type Measure = (typeof MEASURES)[number]

export type MeasureUnit =
  | 'points'
  | 'rate'
  | 'gasEconomy'
  | 'electricEconomy'
  | 'percent'
  | 'distance'
  | 'volume'
  | 'energy'
  | 'money'
  | 'moneyPerDistance'

export interface MeasureRule {
  unit: MeasureUnit
  /** The better direction; null if there is none, as for a distance, which depends on the work. */
  better: 'more' | 'less' | null
}

/** Unit and better direction of each measure (docs/measures.md M2 to M19). */
export const MEASURE_RULES: Record<Measure, MeasureRule> = {
  driverScore: { unit: 'points', better: 'more' },
  safetyEvents: { unit: 'rate', better: 'less' },
  hardBraking: { unit: 'rate', better: 'less' },
  speedOver80: { unit: 'rate', better: 'less' },
  gasEconomy: { unit: 'gasEconomy', better: 'more' },
  electricEconomy: { unit: 'electricEconomy', better: 'more' },
  utilization: { unit: 'percent', better: 'more' },
  idling: { unit: 'percent', better: 'less' },
  hardAcceleration: { unit: 'rate', better: 'less' },
  roadSpeeding: { unit: 'rate', better: 'less' },
  seatbelt: { unit: 'rate', better: 'less' },
  camera: { unit: 'rate', better: 'less' },
  excessiveIdling: { unit: 'rate', better: 'less' },
  distance: { unit: 'distance', better: null },
  fuel: { unit: 'volume', better: 'less' },
  energy: { unit: 'energy', better: 'less' },
  spending: { unit: 'money', better: 'less' },
  costPerMile: { unit: 'moneyPerDistance', better: 'less' },
}

/** Input for the measures of a scope. */
export interface MeasureFacts {
  sums: DaySums
  /** US dollars paid on each full day; null without expenses, as in a dealer's inventory. */
  spent: Float64Array | null
}

/**
 * Value of a measure over `days` full days from entry `from`, the newest (0 is yesterday); null if it cannot
 * be divided. Rates are events per 100 miles, shares percent (docs/measures.md M2 to M19).
 */
export function measureValue(
  measure: Measure,
  { sums, spent }: MeasureFacts,
  days: number,
  from = 0,
): number | null {
  const total = (values: Float64Array) => sumOf(values, days, from)
  const rate = (values: Float64Array) => eventRate(total(values), total(sums.distanceMi))
  switch (measure) {
    case 'driverScore':
      return scoreOfLost(total(sums.lostPoints), total(sums.distanceMi))
    case 'safetyEvents':
      return eventRate(
        SAFETY_EVENTS.reduce((sum, event) => sum + total(sums[event]), 0),
        total(sums.distanceMi),
      )
    case 'hardBraking':
    case 'hardAcceleration':
    case 'roadSpeeding':
    case 'speedOver80':
    case 'seatbelt':
    case 'camera':
    case 'excessiveIdling':
      return rate(sums[measure])
    case 'gasEconomy':
      return economyMpg(total(sums.gasMi), total(sums.gallons), false)
    case 'electricEconomy':
      return economyMpg(total(sums.electricMi), total(sums.kWh), true)
    case 'utilization':
      return share(total(sums.drivenVehicles), sums.vehicles * days)
    case 'idling':
      return share(total(sums.idleMinutes), total(sums.minutes))
    case 'distance':
      return sums.vehicles === 0 ? null : total(sums.distanceMi)
    case 'fuel':
      return orNothing(total(sums.gallons), total(sums.gasMi))
    case 'energy':
      return orNothing(total(sums.kWh), total(sums.electricMi))
    case 'spending':
      return spent && orNothing(total(spent), total(spent))
    case 'costPerMile': {
      const [paid, driven] = [spent ? total(spent) : 0, total(sums.distanceMi)]
      return paid > 0 && driven > 0 ? paid / driven : null
    }
  }
}

/** Percent; null if the whole is zero. */
function share(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * 100 : null
}

/** An amount; null if there was no consumer of it. */
function orNothing(amount: number, by: number): number | null {
  return by > 0 ? amount : null
}
