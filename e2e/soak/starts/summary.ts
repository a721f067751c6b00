import { MOST_SLOWDOWN } from './plan'
import { isFailure, type Outcome, type StartResult } from './results'

const OUTCOMES: readonly Outcome[] = ['screen', 'problem', 'stuck', 'none', 'lost', 'not-run']

/** A value that `share` of the values do not exceed (nearest rank); null of none. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

/** Counts by fault and outcome, how long it took, and the seeds that failed. */
export function summaryLines(results: readonly StartResult[]): string[] {
  const faults = [...new Set(results.map(({ fault }) => fault))].sort()
  const row = (name: string, of: readonly StartResult[]) => {
    const counts = OUTCOMES.map((outcome) => of.filter((result) => result.outcome === outcome).length)
    return [name.padEnd(24), ...counts.map((count) => String(count).padStart(8)), `  ${times(of)}`].join('')
  }
  const seedsWhere = (test: (result: StartResult) => boolean) =>
    results
      .filter(test)
      .map(({ seed, fault }) => `${seed} (${fault})`)
      .join(', ') || 'none'
  const isTooSlow = (result: StartResult) => result.outcome === 'none' && result.slowdown > MOST_SLOWDOWN
  return [
    [
      'fault'.padEnd(24),
      ...OUTCOMES.map((name) => name.padStart(8)),
      '  shown p50/p95/max, answered p50/p95/max, ms',
    ].join(''),
    ...faults.map((fault) =>
      row(
        fault,
        results.filter((result) => result.fault === fault),
      ),
    ),
    row('all', results),
    `failing seeds: ${seedsWhere(isFailure)}`,
    `lost by the browser, there at the second try: ${seedsWhere(({ outcome }) => outcome === 'lost')}`,
    `over the limit at more than ${MOST_SLOWDOWN}x: ${seedsWhere(isTooSlow)}`,
  ]
}

function times(results: readonly StartResult[]): string {
  const of = (field: 'shownMs' | 'answeredMs') => {
    const values = results.flatMap((result) => result[field] ?? [])
    return [0.5, 0.95, 1].map((share) => percentile(values, share) ?? '-').join('/')
  }
  return `${of('shownMs')}, ${of('answeredMs')}`
}
