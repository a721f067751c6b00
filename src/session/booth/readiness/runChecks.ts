import { withinLimit } from '#domain/base/limit'
import type { Evidence } from '#domain/booth/readiness/evidence'
import { JUDGES } from '#domain/booth/readiness/judge'
import { CHECKS, type Check, type Proof } from '#domain/booth/readiness/proofs'
import type { Proofs } from '#domain/booth/readiness/verdict'

/** How the evidence of each check is collected. If a port rejects or is late, its check is `not-known`. */
export type ReadinessPorts = {
  [Id in Check]: (onProgress: (share: number) => void) => Evidence[Id] | Promise<Evidence[Id]>
}

/** The longest check hashes every file of the build on a slow tablet. */
export const CHECK_LIMIT_MS = 60_000

export interface CheckFollower {
  onCheck: (check: Check, progress: number) => void
  onProof: (check: Check, proof: Proof) => void
}

/** Runs all checks one after another, because parallel ones would disturb their measurements. Never rejects. */
export async function runChecks(ports: ReadinessPorts, follower: CheckFollower): Promise<Proofs> {
  const proofs: Partial<Record<Check, Proof>> = {}
  for (const check of CHECKS) {
    follower.onCheck(check, 0)
    proofs[check] = await makeCheck(ports, check, (share) => follower.onCheck(check, share))
    follower.onProof(check, proofs[check])
  }
  return proofs
}

async function makeCheck<Id extends Check>(
  ports: ReadinessPorts,
  check: Id,
  onProgress: (share: number) => void,
): Promise<Proof> {
  // The two are distinguished, because staff can do something about the second.
  const late = (): Proof => ({ code: 'not-known', why: 'no-answer' })
  const failed = (): Proof => ({ code: 'not-known', why: 'failed' })
  const judge: (evidence: Evidence[Id]) => Proof = JUDGES[check]
  const made = async () => judge(await ports[check](onProgress))
  return withinLimit(made().catch(failed), CHECK_LIMIT_MS, late)
}
