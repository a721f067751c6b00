import type { AnyRouter } from '@tanstack/react-router'
import {
  type AttractScene,
  attractScenes,
  LONGEST_RUN_MS,
  lastAddress,
  MAP_WAIT_MS,
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
import { demoNow } from '../../state/demoClock'
import { deviceSettings } from '../../state/deviceSettings'
import { enterMode } from '../../state/mode'
import { currentRegion } from '../../state/region'
import { putVisitStateAside } from '../../state/visit'
import { createGhostClock, type GhostClock } from '../../widgets/ghost/ghostClock'
import { holdWhileHidden } from '../../widgets/ghost/holdWhileHidden'
import { type GhostFinger, play } from '../../widgets/ghost/play'
import { showRun } from '../../widgets/ghost/showRun'
import { pause } from '../../widgets/ghost/waitForTarget'

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
const MAP_LOOK_MS = 100

type Go = (href: string) => Promise<void>

/**
 * Plays the product on its own screens until someone touches it: the stage, then one scene after the other.
 * The visitor continues from the current screen (docs/booth.md B2). What fails to load is left out.
 */
export async function playAttract(parts: AttractParts): Promise<void> {
  const { router, onScene, signal } = parts
  const go: Go = (href) => router.navigate({ href, replace: true, ignoreBlocker: true })
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
  const facts = await readAttractFacts(best, currentRegion(), demoNow())
  return attractScenes(facts, { fleet, trips: currentCapabilities().trips, game })
}

/** Shows one scene, by the player of its kind. */
async function showScene(scene: AttractScene, parts: AttractParts, go: Go): Promise<void> {
  enterVisitorMode()
  const restoreVisit = putVisitStateAside()
  try {
    await (scene.kind === 'run' ? playBestRun(scene, parts) : playScreen(scene, parts, go))
  } finally {
    // What a scene leaves, such as a notification that was read, stays only for a visitor who took over.
    if (!parts.signal.aborted) restoreVisit()
  }
}

async function playScreen(scene: ScreenScene, parts: AttractParts, go: Go): Promise<void> {
  const { finger, isStill, onScene, signal } = parts
  const isResting = isStill()
  await go(isResting ? lastAddress(scene) : scene.address)
  onScene(scene)
  if (scene.needsMap && !(await hasMap(signal))) return
  await withClock(async (clock) => {
    await Promise.all([
      isResting || play(scene.acts, { clock, finger, signal, go }),
      look(scene, clock, parts),
      clock.until(isResting ? STILL_MS : scene.lengthMs, signal),
    ])
  })
}

async function look({ look: to }: ScreenScene, clock: GhostClock, parts: AttractParts): Promise<void> {
  if (!to) return
  await clock.until(to.atMs, parts.signal)
  const behavior = parts.isStill() ? 'instant' : 'smooth'
  document.querySelector(to.selector)?.scrollIntoView({ block: to.block, behavior })
}

/** Whether a map is drawn, which may take a moment. */
async function hasMap(signal: AbortSignal): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < MAP_WAIT_MS; waitedMs += MAP_LOOK_MS) {
    if (document.querySelector('[data-map="ready"]')) return true
    await pause(MAP_LOOK_MS, signal)
  }
  return false
}

async function playBestRun(
  scene: Extract<AttractScene, { kind: 'run' }>,
  { router, finger, isStill, onScene, signal }: AttractParts,
): Promise<void> {
  const watched = await readWatchedRun(scene.run.id)
  if (watched.kind !== 'ready' || isStill()) return
  onScene(scene)
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
