import type { EventSums } from './eventSums'
import { mostFrequentFirst } from './figures'
import type { LatestRecords } from './latest'

/** The tiles and tables of the page: all days together. */
export interface MetricsSummary extends LatestRecords {
  interactions: number
  sessions: number
  /** Most frequent first. `averageValue` is null when no record of the action has a value. */
  actions: { action: string; interactions: number; averageValue: number | null }[]
}

/** Actions that the page lists. */
const MOST_ACTIONS = 200

export function summaryOf({ interactions, rows }: EventSums, latest: LatestRecords): MetricsSummary {
  const begun = rows.filter(({ part }) => part === 'begun')
  const actions = rows.filter(({ part, day }) => part === 'actions' && day === null)
  return {
    ...latest,
    interactions,
    sessions: begun.reduce((sum, { visits }) => sum + visits, 0),
    actions: actions
      .sort(mostFrequentFirst)
      .slice(0, MOST_ACTIONS)
      .map(({ key, records, valued, total }) => ({
        action: key,
        interactions: records,
        averageValue: valued === 0 ? null : total / valued,
      })),
  }
}
