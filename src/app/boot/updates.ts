import { applyUpdate, checkForUpdate, isUpdateWaiting, onUpdateWaiting } from '../../pwa/worker'

/**
 * A waiting update is applied only between visits (docs/outbox.md O3): on the welcome page, or just
 * after a reset, with nothing touched for 5 s, and never while another tab is in a visit.
 */
export const QUIET_MS = 5_000
const HOURLY_MS = 60 * 60_000
const IN_VISIT = 'pharos-in-visit'

let touchedAtMs = 0
let resetAtMs = Number.NEGATIVE_INFINITY
let leaveVisit: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** A newer worker has taken over; this page is of the build before it. */
let stale = false

function between(): boolean {
  return location.pathname === '/welcome' || location.pathname === '/attract' || resetAtMs > touchedAtMs
}

/** Follows touches, navigation and updates from now on. `onNavigation` calls back after each route change. */
export function applyUpdatesBetweenVisits(onNavigation: (listener: () => void) => void): void {
  const touched = () => {
    touchedAtMs = performance.now()
    markVisit()
    schedule()
  }
  for (const event of ['pointerdown', 'keydown'] as const)
    addEventListener(event, touched, { capture: true, passive: true })
  onNavigation(() => {
    markVisit()
    schedule()
  })
  onUpdateWaiting(schedule)
  addEventListener('online', () => void checkForUpdate())
  setInterval(() => void checkForUpdate(), HOURLY_MS)
  markVisit()
  schedule()
}

/** Called at each reset: the next visitor has not begun yet. */
export function markReset(): void {
  resetAtMs = performance.now()
  markVisit()
  schedule()
}

function schedule(): void {
  clearTimeout(timer)
  if (isUpdateWaiting() || stale) timer = setTimeout(() => void apply(), QUIET_MS)
}

async function apply(): Promise<void> {
  if (!between() || performance.now() - touchedAtMs < QUIET_MS) return schedule()
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
