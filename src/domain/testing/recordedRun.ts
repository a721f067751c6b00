import { localDay } from '#domain/base/localDay'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { ALL_CHALLENGES } from '#domain/game/challenges'
import type { GameRun, GhostAct, RunSetup, RunStep } from '#domain/game/gameTypes'
import { replayRun } from '#domain/game/run'

/** A find each half second, so that the run is over before the last of its acts. */
const FIND_EVERY_MS = 500

const SETUP: RunSetup = {
  kind: 'ranked',
  deck: 'full',
  seed: 1,
  lengthMs: 90_000,
  available: ALL_CHALLENGES,
}
const STEPS: RunStep[] = ALL_CHALLENGES.map((_, at) => ({ kind: 'done', atMs: (at + 1) * FIND_EVERY_MS }))

/** Acts of a visitor in English on a wide screen, as a run stores them. */
const ACTS: readonly GhostAct[] = [
  { kind: 'press', atMs: 400, target: 'link:/6' },
  { kind: 'address', atMs: 450, address: '/6' },
  { kind: 'press', atMs: 1000, target: 'choice:60' },
  { kind: 'address', atMs: 1050, address: '/6?days=60' },
  { kind: 'press', atMs: 1800, target: 'bell' },
  { kind: 'press', atMs: 2300, target: 'bell' },
  { kind: 'press', atMs: 2800, target: 'link:/1' },
  { kind: 'address', atMs: 2850, address: '/1' },
  { kind: 'type', atMs: 3700, target: 'search', text: 'Unit 118' },
  { kind: 'address', atMs: 3750, address: '/1?q=Unit+118' },
  { kind: 'press', atMs: 4300, target: 'link:/1/detail/v-1' },
  { kind: 'address', atMs: 4350, address: '/1/detail/v-1' },
  { kind: 'press', atMs: 5000, target: 'command:hornOn' },
  { kind: 'press', atMs: 5500, target: 'dialog>button.0' },
  { kind: 'press', atMs: 6000, target: 'nav-group:12' },
  { kind: 'press', atMs: 6300, target: 'link:/7' },
  { kind: 'address', atMs: 6350, address: '/7' },
  { kind: 'press', atMs: 6900, target: 'new-rule:7' },
  { kind: 'address', atMs: 6950, address: '/7/set/7' },
  { kind: 'type', atMs: 7600, target: 'dial-number@mph', text: '75' },
]

/**
 * The addresses that a replay shows, in order. A search writes its address a moment after the last letter,
 * when a fast ghost has already moved on.
 */
export const WATCHED_ADDRESSES = ACTS.flatMap((act) =>
  act.kind === 'address' && !act.address.includes('?q=') ? [act.address] : [],
)

/** A ranked run of today and this pack, with its acts. */
export function recordedRun(
  pack: { pack?: string; version?: number } | undefined,
  now = new Date(),
): {
  run: GameRun
  acts: readonly GhostAct[]
} {
  const run: GameRun = {
    id: 'recorded-run',
    event: SHIPPED_CONFIG.event,
    startedAt: now.toISOString(),
    day: localDay(now),
    pack: pack?.pack ?? 'pharos-demo',
    packVersion: pack?.version ?? 0,
    setup: SETUP,
    steps: STEPS,
    score: replayRun(SETUP, STEPS).score,
    initials: 'KOA',
    hidden: 0,
  }
  return { run, acts: ACTS }
}
