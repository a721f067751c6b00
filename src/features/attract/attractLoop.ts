import type { AnyRouter } from '@tanstack/react-router'
import {
  type AttractScene,
  attractScenes,
  LONGEST_RUN_MS,
  type ScreenScene,
  STAGE_MS,
  STILL_MS,
} from '#domain/attract/scenes'
import { readAttractFacts } from '../../data/queries/attractFacts'
import { readBestRuns } from '../../data/queries/boards'
import { readWatchedRun } from '../../data/queries/watchedRun'
import { turnToVisit } from '../../session/offlineReady'
import { restartVisit } from '../../session/visit'
import { boothDay } from '../../state/boothDay'
import { currentCapabilities } from '../../state/capabilities'
import { kioskConfig } from '../../state/config'
import { deviceSettings } from '../../state/deviceSettings'
import { enterMode } from '../../state/mode'
import { createGhostClock, type GhostClock } from '../../widgets/ghost/ghostClock'
import { holdWhileHidden } from '../../widgets/ghost/holdWhileHidden'
import { type GhostFinger, play } from '../../widgets/ghost/play'
import { showRun } from '../../widgets/ghost/showRun'

export interface AttractParts {
  router: AnyRouter
  finger: GhostFinger
  /** With reduced motion, screens change but nothing moves. */
  isStill: () => boolean
  /** Called with the current scene; null for the stage. */
  onScene: (scene: AttractScene | null) => void
  /** Ends it at any time. */
  signal: AbortSignal
}

/** Playback speed of a run, so that passers-by see all of it. */
const RUN_SPEED = 2

/**
 * Plays the product on its own screens until someone touches it: the stage, then one scene after the other.
 * The visitor continues from the current screen (docs/booth.md B2). What fails to load is left out.
 */
export async function playAttract(parts: AttractParts): Promise<void> {
  const { router, onScene, signal } = parts
  const go = (href: string) => router.navigate({ href, replace: true, ignoreBlocker: true })
  const unlessEnded = (error: unknown) => {
    if (signal.aborted) throw error
  }
  for (;;) {
    // The visit begins with the visitor, so its time is updated until then.
    restartVisit()
    await turnToVisit()
    onScene(null)
    await go('/attract')
    await withClock((clock) => clock.until(STAGE_MS, signal))
    for (const scene of await nextScenes().catch(() => []))
      await showScene(scene, parts, go).catch(unlessEnded)
  }
}

async function nextScenes(): Promise<readonly AttractScene[]> {
  const { event } = kioskConfig()
  const best = await readBestRuns(event, boothDay())
  const { fleet, game } = deviceSettings().modes
  return attractScenes(await readAttractFacts(best), { fleet, trips: currentCapabilities().trips, game })
}

async function showScene(
  scene: AttractScene,
  parts: AttractParts,
  go: (href: string) => Promise<void>,
): Promise<void> {
  enterVisitorMode()
  if (scene.kind === 'run') return showBestRun(scene.run.id, parts, () => parts.onScene(scene))
  await go(scene.address)
  parts.onScene(scene)
  await withClock((clock) =>
    parts.isStill() ? clock.until(STILL_MS, parts.signal) : act(scene, clock, parts, go),
  )
}

async function act(
  { acts, lengthMs }: ScreenScene,
  clock: GhostClock,
  { finger, signal }: AttractParts,
  go: (href: string) => Promise<void>,
): Promise<void> {
  await play(acts, { clock, finger, signal, go })
  await clock.until(lengthMs, signal)
}

async function showBestRun(
  id: string,
  { router, finger, isStill, signal }: AttractParts,
  onBegin: () => void,
): Promise<void> {
  const watched = await readWatchedRun(id)
  if (watched.kind !== 'ready' || isStill()) return
  onBegin()
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end, { once: true })
  const timer = setTimeout(end, LONGEST_RUN_MS)
  // It ends in place: the next scene navigates, or a visitor continues there.
  const place = { goBack: async () => undefined, settle: async () => enterVisitorMode() }
  try {
    const { run, acts } = watched
    await withClock((clock) => {
      clock.setSpeed(RUN_SPEED)
      return showRun({ run, acts, router, clock, finger, place, signal: ended.signal })
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    ended.abort()
  }
  signal.throwIfAborted()
}

/** Sets the mode of a visitor who uses the first entry. */
function enterVisitorMode(): void {
  enterMode(kioskConfig().features.tour ? 'demo' : 'fleet')
}

/**
 * Runs a scene with a clock that pauses while the page is hidden; everything is released afterwards, because
 * the loop may play for days.
 */
async function withClock(show: (clock: GhostClock) => Promise<void>): Promise<void> {
  const clock = createGhostClock(1)
  const letGo = holdWhileHidden(clock)
  try {
    await show(clock)
  } finally {
    letGo()
  }
}
