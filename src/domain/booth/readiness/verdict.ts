import {
  CHECKS,
  type Check,
  type CheckResult,
  type CheckResultCode,
  type CheckState,
  RESULT_STATES,
} from './checkResults'

/** From good to bad: unknown is worse than a warning, and better than a known problem. */
const ORDER: readonly CheckState[] = ['ok', 'warn', 'unknown', 'bad']

export type CheckResults = Readonly<Partial<Record<Check, CheckResult>>>

export interface Verdict {
  /** `ready` is green, `not-ready` red; `unproven` is neither: nothing is wrong, but something is unknown. */
  kind: 'ready' | 'not-ready' | 'unproven'
  total: number
  /** Checks that are ok or have a warning. */
  passed: number
  /** In the order of the checks. */
  bad: Check[]
  unknown: Check[]
  warnings: Check[]
}

/** The state of a check; unknown if it has not run. */
export function stateOf(results: CheckResults, check: Check): CheckState {
  const result = results[check]
  return result ? RESULT_STATES[result.code] : 'unknown'
}

/** The verdict is the worst of all checks (docs/booth.md B4). */
export function verdictOf(results: CheckResults): Verdict {
  const of = (state: CheckState) => CHECKS.filter((check) => stateOf(results, check) === state)
  const [bad, unknown, warnings] = [of('bad'), of('unknown'), of('warn')]
  const worst = ORDER.findLast((state) => of(state).length > 0)
  return {
    kind: worst === 'bad' ? 'not-ready' : worst === 'unknown' ? 'unproven' : 'ready',
    total: CHECKS.length,
    passed: CHECKS.length - bad.length - unknown.length,
    bad,
    unknown,
    warnings,
  }
}

/** What "Repair" can fetch again: files of the build, rows of the demo data and maps. */
const REPAIRABLE: readonly CheckResultCode[] = [
  'files-missing',
  'files-damaged',
  'start-lacks',
  'data-differs',
  'maps-missing',
  'maps-damaged',
]

export function canRepair(results: CheckResults): boolean {
  return Object.values(results).some(({ code }) => REPAIRABLE.includes(code))
}

/** How long a verdict is kept when the staff room is opened again (docs/booth.md B4). */
export const VERDICT_HOLDS_MS = 15 * 60_000

/** Whether a verdict is too old, or in the future because the clock was set back, docs/booth.md B4; Unix ms. */
export function isOutdated(provenAtMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - provenAtMs) > VERDICT_HOLDS_MS
}
