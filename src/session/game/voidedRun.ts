import type { Run } from '#domain/game/gameTypes'
import { startRun, takeStep } from '#domain/game/run'

/** A run of which nothing is left but that it was broken off, as after a reload. */
export function voidedRun(): Run {
  const setup = { kind: 'ranked', deck: 'full', seed: 0, lengthMs: null, available: [] } as const
  return { ...takeStep(startRun(setup), { kind: 'end', atMs: 0, reason: 'voided' }), end: 'voided' }
}
