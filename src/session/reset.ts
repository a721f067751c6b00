import { RESET_ACTION } from '#domain/recording/interaction'
import { deviceSettings } from '../state/deviceSettings'
import { setCameraAdded } from '../state/mode'
import { resetVisitState } from '../state/visit'
import { recordEvent } from './recordEvent'
import { sendHint } from './tour'
import { beginVisit, claimVisit, currentVisit, type VisitState, visitSeconds } from './visit'

/** Where the next visitor starts; null if the address stays the same. */
export type StartAddress = '/tour' | '/welcome' | '/attract' | null

export interface Reset {
  ended: VisitState
  begun: VisitState
  to: StartAddress
}

type Step = (reset: Reset) => unknown

/**
 * The steps that end a visit and start the next one, in this order (docs/decisions.md D15). Layers above
 * session add theirs with `onReset`.
 */
export const RESET_ORDER = [
  'game',
  'drawer',
  'updates',
  'state',
  'presenting',
  'toasts',
  'storage',
  'claim',
  'address',
  'days',
] as const
export type ResetStep = (typeof RESET_ORDER)[number]

const steps = new Map<ResetStep, Step>([
  [
    'state',
    () => {
      resetVisitState()
      // Stored under a fixed name, but what a visitor adds belongs to the visit.
      setCameraAdded(false)
    },
  ],
  ['presenting', endPresenting],
  // The database is loaded on demand, so that a reset button does not load it.
  [
    'storage',
    async ({ ended, begun }) => {
      const { storeReset } = await import('./visitRows')
      await storeReset(ended, begun)
    },
  ],
  ['claim', claimVisit],
  // Last, so that the next visitor's first screen does not wait for rows that it does not show.
  [
    'days',
    async () => {
      const { turnToVisit } = await import('./offlineReady')
      await turnToVisit()
    },
  ],
])

/** Adds a reset step of a layer above. @returns the function that removes it */
export function onReset(name: ResetStep, step: Step): () => void {
  steps.set(name, step)
  return () => void steps.delete(name)
}

let running: Promise<ResetStep[]> | null = null

/**
 * Resets: records `Reset` in the ending visit and reverts visitor changes; recorded interactions are
 * kept. Runs once: the second of two quick taps must not end the visit that the first one started.
 * @returns the names of the failed steps, which do not stop the reset
 */
export function startOver(to: StartAddress): Promise<ResetStep[]> {
  running ??= run(to).finally(() => {
    running = null
  })
  return running
}

/** The reset that is running; null without one. */
export const runningReset = (): Promise<unknown> | null => running

async function run(to: StartAddress): Promise<ResetStep[]> {
  const ended = currentVisit()
  // An open hint belongs to the visit that ends here, and so does its close.
  sendHint({ kind: 'left' })
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

/** Resets the settings of a talk for the next visitor (docs/booth.md B9). */
export async function endPresenting(): Promise<void> {
  const { hintsHidden, touchesShown } = deviceSettings()
  if (!hintsHidden && !touchesShown) return
  const { changeDeviceSettings } = await import('./deviceSettings')
  await changeDeviceSettings({ hintsHidden: false, touchesShown: false })
}
