import { applyUpdate, checkForUpdate, onUpdateWaiting, updateWaits } from '../../pwa/worker'
import { idleMs, lastTouchMs, onTouch } from '../../session/activity'
import { onSessionEvent } from '../../session/events'
import { onReset } from '../../session/reset'

/**
 * A waiting update is applied only between visits (docs/outbox.md O3): on the welcome page, or just
 * after a reset, with nothing touched for 5 s, and never while another tab is in a visit.
 */
export const QUIET_MS = 5_000
const HOURLY_MS = 60 * 60_000
const IN_VISIT = 'pharos-in-visit'

let resetAtMs = Number.NEGATIVE_INFINITY
let leaveVisit: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** A newer worker has taken over; this page is of the build before it. */
let stale = false

function between(): boolean {
  return location.pathname === '/welcome' || location.pathname === '/attract' || resetAtMs > lastTouchMs()
}

/** Follows touches, navigation, resets and updates from now on. */
export function applyUpdatesBetweenVisits(): void {
  const look = () => {
    markVisit()
    schedule()
  }
  onTouch(look)
  onSessionEvent(({ kind }) => {
    if (kind === 'navigated') look()
  })
  // The next visitor has not begun yet.
  onReset('updates', () => {
    resetAtMs = performance.now()
    look()
  })
  onUpdateWaiting(schedule)
  addEventListener('online', () => void checkForUpdate())
  setInterval(() => void checkForUpdate(), HOURLY_MS)
  look()
}

function schedule(): void {
  clearTimeout(timer)
  if (updateWaits() || stale) timer = setTimeout(() => void apply(), QUIET_MS)
}

async function apply(): Promise<void> {
  if (!between() || idleMs() < QUIET_MS) return schedule()
  if (stale) return location.reload()
  if (!navigator.locks) return applyUpdate(takenOver)
  // Taking over would pull the files from under another tab's visit: only when no tab is in one.
  await navigator.locks.request(IN_VISIT, { ifAvailable: true }, (lock) => {
    if (lock) applyUpdate(takenOver)
    else schedule()
  })
}

/** Usually at once. If it took so long that a visitor has begun, the page stays until they are gone. */
function takenOver(): void {
  stale = true
  void apply()
}

/** While a visit runs, this tab holds a shared lock that keeps other tabs from updating. */
function markVisit(): void {
  if (!navigator.locks) return
  if (between()) {
    leaveVisit?.()
    leaveVisit = null
  } else if (!leaveVisit) {
    let released = () => {}
    const held = new Promise<void>((resolve) => {
      released = resolve
    })
    leaveVisit = released
    void navigator.locks.request(IN_VISIT, { mode: 'shared' }, () => held)
  }
}
