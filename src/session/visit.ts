import type { MinutesAgo } from '#domain/base/demoTime'
import { withinLimit } from '#domain/base/limit'
import { fieldsOf } from '#domain/base/unknownValue'
import { uuidv4 } from '#domain/base/uuid'
import { setDemoNow } from '../state/demoClock'
import { readTab, writeTab } from '../state/persisted'
import { rereadVisitState, restoreVisitState } from '../state/visit'

/**
 * A visit is one session of one visitor (docs/outbox.md O3). It starts at boot or after a reset,
 * survives a reload within ten minutes, and belongs to one tab.
 */
const KEY = 'pharos.visit'
export const RELOAD_GRACE_MS = 10 * 60_000
const HEARTBEAT_MS = 30_000
/** The last time that a record can have, Unix ms. */
const LAST_TIME_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
/** If the lock manager does not answer within this time, each tab keeps its visit (docs/starting.md S14). */
export const LOCK_LIMIT_MS = 2_000

export interface VisitState {
  id: string
  startedAtMs: number
  seenAtMs: number
}

let visit: VisitState | null = null
let releaseClaim: (() => void) | null = null

/** The current visit; starts one if there is none. */
export function currentVisit(): VisitState {
  return visit ?? resumeVisit()
}

/** Resumes the visit of this tab if it was active within ten minutes, otherwise starts a new one. */
export function resumeVisit(nowMs = Date.now()): VisitState {
  const stored = readStored()
  const fresh = stored !== null && nowMs - stored.seenAtMs < RELOAD_GRACE_MS && nowMs >= stored.startedAtMs
  return fresh ? adopt({ ...stored, seenAtMs: nowMs }) : beginVisit(nowMs)
}

/** Starts a new visit, at boot and at a reset. */
export function beginVisit(nowMs = Date.now()): VisitState {
  return adopt({ id: uuidv4(), startedAtMs: nowMs, seenAtMs: nowMs })
}

/** Restarts a visit without touches at its first touch; it keeps its identifier. */
export function restartVisit(nowMs = Date.now()): VisitState {
  return adopt({ ...currentVisit(), startedAtMs: nowMs, seenAtMs: nowMs })
}

function adopt(next: VisitState): VisitState {
  visit = next
  setDemoNow(next.startedAtMs)
  restoreVisitState(next.id)
  store()
  return next
}

/** Whole seconds since the visit started, at least 0: the value of a Reset. */
export function visitSeconds(nowMs = Date.now()): number {
  return Math.max(0, Math.floor((nowMs - currentVisit().startedAtMs) / 1000))
}

/**
 * The current time in the demo: its now plus the time since the visit started, so `minutesAgo` is 0 or negative
 * (docs/decisions.md D36).
 */
export function visitStamp(nowMs = Date.now()): MinutesAgo {
  return { minutesAgo: Math.min(0, (currentVisit().startedAtMs - nowMs) / 60_000) }
}

/**
 * Ensures that no other tab has this visit, as a duplicated tab copies sessionStorage and would share
 * the identifier. The tab that holds the lock keeps the visit, and the copy starts its own.
 */
export async function claimVisit(): Promise<VisitState> {
  releaseClaim?.()
  const mine = currentVisit()
  if (!navigator.locks || (await holdLock(mine.id))) return mine
  const own = beginVisit()
  await holdLock(own.id)
  return own
}

/**
 * Whether a tab has the visit at this moment; false without the Web Locks API. If the API does not answer, a tab may
 * have it, so the answer is true.
 */
export async function isVisitHeld(id: string): Promise<boolean> {
  if (!navigator.locks) return false
  const asked = navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => lock === null)
  return withinLimit(asked, LOCK_LIMIT_MS, () => true)
}

const lockOf = (id: string) => `pharos-visit-${id}`

function holdLock(id: string): Promise<boolean> {
  const held = new Promise<boolean>((resolve) => {
    navigator.locks
      .request(lockOf(id), { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        if (!lock) return undefined
        return new Promise<void>((release) => {
          releaseClaim = release
        })
      })
      .catch(() => resolve(true))
  })
  return withinLimit(held, LOCK_LIMIT_MS, () => true)
}

/** Updates the "last seen" time while the page lives, so that the ten minutes start when it closes. */
export function startVisitHeartbeat(): void {
  const touch = () => {
    if (!visit) return
    visit.seenAtMs = Date.now()
    store()
  }
  setInterval(touch, HEARTBEAT_MS)
  addEventListener('pagehide', touch)
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) catchUpWithTab()
  })
}

/** A page from the back-forward cache takes over the state that later pages of its tab stored. */
function catchUpWithTab(): void {
  const stored = readStored()
  if (stored !== null && stored.id !== visit?.id) location.reload()
  else rereadVisitState()
}

function store(): void {
  writeTab(KEY, visit)
}

/** The stored visit; null if it is invalid. */
function readStored(): VisitState | null {
  const { id, startedAtMs, seenAtMs } = fieldsOf(readTab(KEY))
  if (typeof id !== 'string' || !UUID.test(id) || !isVisitTime(startedAtMs) || !isVisitTime(seenAtMs))
    return null
  return seenAtMs < startedAtMs ? null : { id, startedAtMs, seenAtMs }
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Unix ms of a time that records can carry. */
function isVisitTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LAST_TIME_MS
}
