import { uuidv4 } from '../domain/kiosk/uuid'
import { setDemoNow } from '../state/demoClock'

/**
 * A visit is one session of one visitor (docs/outbox.md O3). It begins at boot or after a reset,
 * survives a reload within ten minutes, and belongs to one tab.
 */
const KEY = 'pharos.visit'
export const RELOAD_GRACE_MS = 10 * 60_000
const HEARTBEAT_MS = 30_000

export interface VisitState {
  id: string
  startedAtMs: number
  seenAtMs: number
}

let visit: VisitState | null = null
let releaseClaim: (() => void) | null = null

/** The visit in progress; begins one when there is none. */
export function currentVisit(): VisitState {
  return visit ?? resumeVisit()
}

/** Takes up the visit of this tab when it was seen within ten minutes, else begins a new one. */
export function resumeVisit(nowMs = Date.now()): VisitState {
  const stored = readStored()
  const fresh = stored !== null && nowMs - stored.seenAtMs < RELOAD_GRACE_MS && nowMs >= stored.startedAtMs
  return fresh ? adopt({ ...stored, seenAtMs: nowMs }) : beginVisit(nowMs)
}

/** Begins a new visit, as boot and reset do. */
export function beginVisit(nowMs = Date.now()): VisitState {
  return adopt({ id: uuidv4(), startedAtMs: nowMs, seenAtMs: nowMs })
}

function adopt(next: VisitState): VisitState {
  visit = next
  setDemoNow(next.startedAtMs)
  store()
  return next
}

/** Whole seconds since the visit began, at least 0: the value of a Reset. */
export function visitSeconds(nowMs = Date.now()): number {
  return Math.max(0, Math.floor((nowMs - currentVisit().startedAtMs) / 1000))
}

/**
 * Makes sure that no other tab has this visit: a duplicated tab copies sessionStorage and would
 * share the identifier. The tab that holds the lock keeps it, the copy begins its own visit.
 */
export async function claimVisit(): Promise<VisitState> {
  releaseClaim?.()
  const mine = currentVisit()
  if (!navigator.locks || (await holdLock(mine.id))) return mine
  const own = beginVisit()
  await holdLock(own.id)
  return own
}

function holdLock(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`pharos-visit-${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        if (!lock) return undefined
        return new Promise<void>((release) => {
          releaseClaim = release
        })
      })
      .catch(() => resolve(true))
  })
}

/** Keeps the "last seen" time fresh while the page lives, so that the ten minutes count from the end. */
export function keepVisitFresh(): void {
  const touch = () => {
    if (!visit) return
    visit.seenAtMs = Date.now()
    store()
  }
  setInterval(touch, HEARTBEAT_MS)
  addEventListener('pagehide', touch)
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // Blocked storage: a reload then begins a new visit, nothing else changes.
  }
}

function readStored(): VisitState | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<VisitState> | null
    if (
      typeof value?.id !== 'string' ||
      typeof value.startedAtMs !== 'number' ||
      typeof value.seenAtMs !== 'number'
    )
      return null
    return { id: value.id, startedAtMs: value.startedAtMs, seenAtMs: value.seenAtMs }
  } catch {
    return null
  }
}
