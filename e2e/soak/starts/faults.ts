import type { SeededRandom } from '#domain/base/seededRandom'
import type { Engine } from '../harness/engine'

/** What may go wrong around a cold start, with how often it is drawn. */
const CHROMIUM_FAULTS = [
  ['none', 36],
  ['worker-stopped', 8],
  ['worker-asleep', 4],
  ['update-waiting', 3],
  ['update-installing', 3],
  ['update-takes-over', 4],
  ['cache-slow', 4],
  ['file-lost', 6],
  ['database-slow', 5],
  ['database-locked', 6],
  ['database-blocked', 5],
  ['database-mute', 3],
  ['database-deleted', 3],
  ['database-newer', 2],
  ['quota-full', 2],
  ['storage-blocked', 3],
  ['storage-full', 2],
  ['left-in-mid-write', 4],
  ['page-frozen', 3],
  ['renderer-killed', 3],
  ['browser-killed', 2],
  ['clock-set-back', 2],
] as const

export type FaultName = (typeof CHROMIUM_FAULTS)[number][0] | (typeof WEBKIT_FAULTS)[number][0]

/** What WebKitGTK lets us do from outside: its processes are killed or stopped instead of its worker. */
const WEBKIT_FAULTS = [
  ['none', 33],
  ['network-process-killed', 7],
  ['network-process-slow', 7],
  ['browser-killed', 5],
  ['update-waiting', 5],
  ['database-locked', 6],
  ['database-blocked', 5],
  ['database-mute', 3],
  ['database-deleted', 5],
  ['database-newer', 3],
  ['file-lost', 4],
  ['storage-blocked', 4],
  ['storage-full', 3],
  ['left-in-mid-write', 8],
  ['clock-set-back', 2],
] as const

/** Faults that are there before the page is asked for, or not at all. */
const ALWAYS_BEFORE: ReadonlySet<FaultName> = new Set([
  'none',
  'worker-asleep',
  'update-waiting',
  'file-lost',
  'database-mute',
  'database-deleted',
  'database-newer',
  'storage-blocked',
  'storage-full',
  'left-in-mid-write',
  'clock-set-back',
])

/** Most milliseconds between the navigation and a fault. */
const LATEST_MS = 3_000
/** A start on a fast device takes about as long, so that faults meet it halfway. */
const EARLY_MS = 350

export interface FaultPlan {
  fault: FaultName
  /** Milliseconds after the navigation; null for a fault that is there before it. */
  momentMs: number | null
}

/** Draws a fault and its moment: before the navigation, while a start is likely under way, or at any time up to 3 s. */
export function drawFault(random: SeededRandom, engine: Engine, slowdown: number): FaultPlan {
  const fault: FaultName = random.weighted<FaultName>(engine === 'chromium' ? CHROMIUM_FAULTS : WEBKIT_FAULTS)
  const early = Math.round(random.next() * EARLY_MS * slowdown)
  const late = random.int(0, LATEST_MS)
  const moment = random.weighted<number | null>([
    [null, 4],
    [early, 4],
    [late, 2],
  ])
  return { fault, momentMs: ALWAYS_BEFORE.has(fault) ? null : moment && Math.min(moment, LATEST_MS) }
}
