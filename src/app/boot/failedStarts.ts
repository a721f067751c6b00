import { readTab, removeTab, writeTab } from '../../state/persisted'

/**
 * Counts failed starts of this tab, so that a kiosk that fails twice in a row starts in safe mode (docs/booth.md B11).
 * A start has failed when it showed the page of last resort, or when the page ended before it had settled. The count
 * is not in the database, because the database may be the cause.
 */
const FAILED_KEY = 'pharos.failedStarts'
/** Set during a start. A page that is left removes it; a page that crashes does not. */
const STARTING_KEY = 'pharos.starting'

/** Only failures within this time count together. */
export const FAILURES_WITHIN_MS = 10 * 60_000

/** A start has settled when its first screen has been shown for this long. */
export const SETTLED_AFTER_MS = 10_000

/** Marks the start of this page. An existing mark means that the previous page crashed. */
export function beginStart(nowMs = Date.now()): void {
  if (readTab(STARTING_KEY) !== null) noteFailedStart(nowMs)
  writeTab(STARTING_KEY, nowMs)
  addEventListener('pagehide', clearMark)
}

/** Counts a failure of the start of this page. */
export function noteFailedStart(nowMs = Date.now()): void {
  writeTab(FAILED_KEY, [...failures(nowMs), nowMs])
  clearMark()
}

/** Whether two starts have failed in a row. */
export function isSafeModeDue(nowMs = Date.now()): boolean {
  return failures(nowMs).length >= 2
}

/** The start of this page has settled, so earlier failures no longer count. */
export function settleStart(): void {
  clearMark()
  removeTab(FAILED_KEY)
}

/** Allows one normal start; another failure starts safe mode again. */
export function allowOneStart(nowMs = Date.now()): void {
  writeTab(FAILED_KEY, failures(nowMs).slice(-1))
}

function failures(nowMs: number): number[] {
  const kept = readTab(FAILED_KEY)
  if (!Array.isArray(kept)) return []
  // A clock that was set back leaves times in the future, which are ignored.
  return kept.filter((atMs) => typeof atMs === 'number' && atMs <= nowMs && nowMs - atMs < FAILURES_WITHIN_MS)
}

function clearMark(): void {
  removeTab(STARTING_KEY)
}
