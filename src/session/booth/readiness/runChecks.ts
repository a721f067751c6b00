import { withinLimit } from '#domain/base/limit'
import { CHECKS, type Check, type CheckResult } from '#domain/booth/readiness/checkResults'
import { EVALUATORS } from '#domain/booth/readiness/evaluate'
import type { Evidence } from '#domain/booth/readiness/evidence'
import type { CheckResults } from '#domain/booth/readiness/verdict'

/** How the evidence of each check is collected. If a port rejects or is late, its check is `not-known`. */
export type ReadinessPorts = {
  [Id in Check]: (onProgress: (share: number) => void) => Evidence[Id] | Promise<Evidence[Id]>
}

/** The longest check hashes every file of the build on a slow tablet. */
export const CHECK_LIMIT_MS = 60_000

export interface CheckFollower {
  onCheck: (check: Check, progress: number) => void
  onProof: (check: Check, result: CheckResult) => void
}

/** Runs all checks one after another, because parallel ones would disturb their measurements. Never rejects. */
export async function runChecks(ports: ReadinessPorts, follower: CheckFollower): Promise<CheckResults> {
  const results: Partial<Record<Check, CheckResult>> = {}
  for (const check of CHECKS) {
    follower.onCheck(check, 0)
    results[check] = await makeCheck(ports, check, (share) => follower.onCheck(check, share))
    follower.onProof(check, results[check])
  }
  return results
}

async function makeCheck<Id extends Check>(
  ports: ReadinessPorts,
  check: Id,
  onProgress: (share: number) => void,
): Promise<CheckResult> {
  // The two are distinguished, because staff can do something about the second.
  const late = (): CheckResult => ({ code: 'not-known', why: 'no-answer' })
  const failed = (): CheckResult => ({ code: 'not-known', why: 'failed' })
  const evaluate: (evidence: Evidence[Id]) => CheckResult = EVALUATORS[check]
  const made = async () => evaluate(await ports[check](onProgress))
  return withinLimit(made().catch(failed), CHECK_LIMIT_MS, late)
}
