import { RESET_ACTION } from '../domain/kiosk/interaction'
import { resetVisitState } from '../state/visit'
import { recordEvent } from './recordEvent'
import { beginVisit, claimVisit, currentVisit, type VisitState, visitSeconds } from './visit'

/** Where the next visitor begins; null where the address stays as it is. */
export type StartAddress = '/tour' | '/welcome' | null

export interface Reset {
  ended: VisitState
  begun: VisitState
  to: StartAddress
}

type Step = (reset: Reset) => unknown

/**
 * What ends a visit and begins the next one, in this order (docs/decisions.md D15). The steps
 * that session cannot do itself are added by the layers above, with `onReset`.
 */
export const RESET_ORDER = ['drawer', 'updates', 'state', 'toasts', 'storage', 'claim', 'address'] as const
export type ResetStep = (typeof RESET_ORDER)[number]

const steps = new Map<ResetStep, Step>([
  ['state', resetVisitState],
  // The database is loaded on demand: whatever shows a way to start over must not bring it along.
  [
    'storage',
    async ({ ended, begun }) => {
      const { storeReset } = await import('./visitRows')
      await storeReset(ended, begun)
    },
  ],
  ['claim', claimVisit],
])

/** Adds what a layer above does in a reset. @returns what takes it away */
export function onReset(name: ResetStep, step: Step): () => void {
  steps.set(name, step)
  return () => void steps.delete(name)
}

let running: Promise<ResetStep[]> | null = null

/**
 * Starts over: `Reset` is recorded in the visit that it ends, what the visitor changed is dropped, recorded
 * interactions never are. Once: the second of two quick taps must not end the visit that the first one began.
 * @returns the steps that failed: none of them keeps the next visitor waiting
 */
export function startOver(to: StartAddress): Promise<ResetStep[]> {
  running ??= run(to).finally(() => {
    running = null
  })
  return running
}

async function run(to: StartAddress): Promise<ResetStep[]> {
  const ended = currentVisit()
  void recordEvent(RESET_ACTION, visitSeconds())
  const reset = { ended, begun: beginVisit(), to }
  const failed: ResetStep[] = []
  for (const name of RESET_ORDER) {
    try {
      await steps.get(name)?.(reset)
    } catch {
      failed.push(name)
    }
  }
  return failed
}
