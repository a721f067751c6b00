import type { AnyRouter } from '@tanstack/react-router'
import type { GameRun, GhostAct } from '#domain/game/gameTypes'
import { enterSandbox, leaveSandbox } from '../../session/game/sandbox'
import { enterMode } from '../../state/mode'
import { clearToasts } from '../../ui/feedback/toast'
import type { GhostClock } from './ghostClock'
import { type GhostFinger, play } from './play'
import type { StartPlace } from './startPlace'
import { pause } from './waitForTarget'

/** How long the last state stays visible, milliseconds. */
const LAST_LOOK_MS = 1_600

export interface ShownRun {
  run: GameRun
  acts: readonly GhostAct[]
  router: AnyRouter
  clock: GhostClock
  finger: GhostFinger
  /** The place to return to at the end. */
  place: StartPlace
  /** Ends it at any time. */
  signal: AbortSignal
}

/**
 * Replays a run on the real screens, on clean data and without a trace, and returns to its place at the end
 * (docs/decisions.md D38). Resolves once everything is restored.
 */
export async function showRun({ run, acts, router, clock, finger, place, signal }: ShownRun): Promise<void> {
  const goOn = clock.hold()
  try {
    await enterSandbox('ghost')
    clearToasts()
    enterMode('game')
    if (!signal.aborted) await router.navigate({ to: '/home', ignoreBlocker: true })
    goOn()
    const go = (href: string) => router.navigate({ href, ignoreBlocker: true })
    await play(acts, { clock, finger, signal, go })
    await clock.until(run.steps.at(-1)?.atMs ?? 0, signal)
    await pause(LAST_LOOK_MS, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    clearToasts()
    await place.goBack().catch(() => undefined)
    // Data that cannot be restored now stays stashed and is restored at the next start.
    await leaveSandbox().catch(() => undefined)
    await place.settle()
  }
}
