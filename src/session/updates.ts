import { withinLimit } from '#domain/base/limit'
import { answerPainted } from '#domain/base/workAhead'
import { applyUpdate, checkForUpdate, isUpdateWaiting, onUpdateWaiting } from '../pwa/worker'
import { isRunOn } from '../state/game'
import { isAttractOn, watching } from '../state/ghost'
import { idleMs, lastTouchMs, onTouch } from './activity'
import { onSessionEvent } from './events'
import { onReset } from './reset'
import { LOCK_LIMIT_MS } from './visit'

/**
 * A waiting update is applied only between visits (docs/outbox.md O3): on the welcome page or just
 * after a reset, after 5 s without input, and never while another tab has a visit.
 */
export const QUIET_MS = 5_000
const HOURLY_MS = 60 * 60_000
const IN_VISIT = 'pharos-in-visit'

let resetAtMs = Number.NEGATIVE_INFINITY
let leaveVisit: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** True after a newer worker took control of this page, which then belongs to the previous build. */
let isOutdated = false

/** Path of the screen that has come; `location` is ahead of it while the next one loads, and behind it after a press. */
let screen = ''
const isOn = (path: string) => screen === path && location.pathname === path

function isBetweenVisits(): boolean {
  // A ghost's replay has no touches.
  if (isRunOn() || watching()) return false
  // On another screen of the loop, the reloaded page would show that screen outside of the loop.
  if (isAttractOn()) return isOn('/attract')
  return isOn('/welcome') || isOn('/attract') || resetAtMs > lastTouchMs()
}

/** Starts following touches, navigation, resets and updates. */
export function applyUpdatesBetweenVisits(): void {
  screen = location.pathname
  const update = () => {
    markVisit()
    schedule()
  }
  // The answer to a press does not wait.
  onTouch(() => void answerPainted().then(update))
  onSessionEvent((event) => {
    if (event.kind !== 'navigated') return
    screen = event.pathname
    update()
  })
  // The next visitor has not started yet.
  onReset('updates', () => {
    resetAtMs = performance.now()
    update()
  })
  onUpdateWaiting(schedule)
  addEventListener('online', () => void checkForUpdate())
  setInterval(() => void checkForUpdate(), HOURLY_MS)
  update()
}

function schedule(): void {
  clearTimeout(timer)
  if (isUpdateWaiting() || isOutdated) timer = setTimeout(() => void applyWhenIdle(), QUIET_MS)
}

async function applyWhenIdle(): Promise<void> {
  if (!isBetweenVisits() || idleMs() < QUIET_MS) return schedule()
  if (isOutdated) return location.reload()
  if (!navigator.locks) return applyUpdate(reloadWhenBetweenVisits)
  // Activating the worker would remove files that another tab's visit needs.
  await navigator.locks.request(IN_VISIT, { ifAvailable: true }, (lock) => {
    if (lock) applyUpdate(reloadWhenBetweenVisits)
    else schedule()
  })
}

/**
 * Activates the waiting build now, on request of staff.
 * @returns false if there is a visit in another tab, which would lose its files; nothing happens then
 */
export async function updateNow(): Promise<boolean> {
  if (await isVisitElsewhere()) return false
  applyUpdate(() => location.reload())
  return true
}

/** Without the Web Locks API, no other tab is known. */
async function isVisitElsewhere(): Promise<boolean> {
  if (!navigator.locks) return false
  const visits = navigator.locks
    .query()
    .then(({ held = [] }) => held.filter(({ name }) => name === IN_VISIT).length)
  return (await withinLimit(visits, LOCK_LIMIT_MS, () => 0)) > (leaveVisit ? 1 : 0)
}

/** Usually runs at once. If a visitor started in the meantime, the page reloads after the visit. */
function reloadWhenBetweenVisits(): void {
  isOutdated = true
  void applyWhenIdle()
}

/** Holds a shared lock during a visit, which keeps other tabs from updating. */
function markVisit(): void {
  if (!navigator.locks) return
  if (isBetweenVisits()) {
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
