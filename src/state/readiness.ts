import { useAtomValue } from 'jotai/react'
import type { Check } from '#domain/booth/readiness/checkResults'
import type { CheckResults } from '#domain/booth/readiness/verdict'
import { deviceAtom, store } from './store'

/** What has changed since the checks, so that their results are outdated. */
export type StaleReason = 'update' | 'config' | 'data' | 'files' | 'device' | 'settings'

export interface Readiness {
  phase: 'never' | 'running' | 'done'
  /** The running check. */
  current: Check | null
  /** Progress, 0 to 1. */
  progress: number
  results: CheckResults
  /** When the checks ended, Unix ms. */
  provenAtMs: number | null
  stale: StaleReason | null
}

const readinessAtom = deviceAtom<Readiness>({
  phase: 'never',
  current: null,
  progress: 0,
  results: {},
  provenAtMs: null,
  stale: null,
})

export function useReadiness(): Readiness {
  return useAtomValue(readinessAtom, { store })
}

export function readiness(): Readiness {
  return store.get(readinessAtom)
}

export function changeReadiness(change: Partial<Readiness>): void {
  store.set(readinessAtom, { ...store.get(readinessAtom), ...change })
}
