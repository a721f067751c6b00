import type { Entry } from '../harness/log'
import { MOST_SLOWDOWN, type StartPlan } from './plan'

export type Outcome =
  /** A heading, and a tap that is answered. */
  | 'screen'
  /** The plain page; its button led to a screen once the fault was gone. */
  | 'problem'
  /** The plain page, and its button led nowhere. */
  | 'stuck'
  /** Neither within the limit. */
  | 'none'
  /** The browser never answered the navigation: no document, no error. Asked again, the screen came (docs/starting.md S3). */
  | 'lost'
  /** The fault could not be made: nothing is said of the product. */
  | 'not-run'

/** How a cold start went. */
export interface StartResult extends StartPlan {
  outcome: Outcome
  /** From the navigation to the heading or the plain page, milliseconds; null when there was none. */
  shownMs: number | null
  /** From the navigation to the answer of a tap, milliseconds. */
  answeredMs: number | null
  /** Documents that were loaded: more than one tells of a guarded reload. */
  loads: number
  /** Taps until one was answered. */
  taps: number
  /** What was seen when there was no first screen, or why it did not run. */
  seen?: string
}

/** What a start comes to, beside its plan. */
export type Started = Omit<StartResult, keyof StartPlan>

/** A start that broke the promise: no first screen in time on a device that the promise is made for. */
export function isFailure({ outcome, slowdown }: Pick<StartResult, 'outcome' | 'slowdown'>): boolean {
  return (outcome === 'none' || outcome === 'stuck') && slowdown <= MOST_SLOWDOWN
}

/**
 * The result of each seed: the worst of those that ran, so that a failure is not lost when its seed is replayed well,
 * and none counts twice.
 */
export function resultsBySeed(entries: readonly Pick<Entry, 'detail'>[]): StartResult[] {
  const bySeed = new Map<number, StartResult>()
  // An entry without one tells that the tool ended.
  for (const result of entries.flatMap(({ detail }) => (detail as StartResult | undefined) ?? [])) {
    const before = bySeed.get(result.seed)
    if (!before || weight(result) >= weight(before)) bySeed.set(result.seed, result)
  }
  return [...bySeed.values()]
}

function weight(result: StartResult): number {
  if (result.outcome === 'not-run') return 0
  if (isFailure(result)) return 3
  return result.outcome === 'lost' ? 2 : 1
}
