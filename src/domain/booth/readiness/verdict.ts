import { CHECKS, type Check, type CheckState, PROOF_STATES, type Proof, type ProofCode } from './proofs'

/** From good to bad: what is not known is worse than a remark, and better than what is known to be wrong. */
const ORDER: readonly CheckState[] = ['ok', 'warn', 'unknown', 'bad']

export type Proofs = Readonly<Partial<Record<Check, Proof>>>

export interface Verdict {
  /** `ready` green, `not-ready` red, `unproven` neither: nothing is wrong, and something is not known. */
  kind: 'ready' | 'not-ready' | 'unproven'
  total: number
  /** Checks that are fine, with or without a remark. */
  passed: number
  /** In the order of the checks. */
  bad: Check[]
  unknown: Check[]
  warnings: Check[]
}

/** State of a check; one that was not made is not known. */
export function stateOf(proofs: Proofs, check: Check): CheckState {
  const proof = proofs[check]
  return proof ? PROOF_STATES[proof.code] : 'unknown'
}

/** The verdict is the worst of all checks (docs/booth.md B4). */
export function verdictOf(proofs: Proofs): Verdict {
  const of = (state: CheckState) => CHECKS.filter((check) => stateOf(proofs, check) === state)
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
const REPAIRABLE: readonly ProofCode[] = [
  'files-missing',
  'files-damaged',
  'start-lacks',
  'data-differs',
  'maps-missing',
  'maps-damaged',
]

export function canRepair(proofs: Proofs): boolean {
  return Object.values(proofs).some(({ code }) => REPAIRABLE.includes(code))
}

/** How long a verdict stands for who opens the staff room anew: the day goes on behind it (docs/booth.md B4). */
export const VERDICT_HOLDS_MS = 15 * 60_000

/** Whether a verdict is older than it may be, or of a time that the clock was set back from, docs/booth.md B4; Unix ms. */
export function isOutdated(provenAtMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - provenAtMs) > VERDICT_HOLDS_MS
}
