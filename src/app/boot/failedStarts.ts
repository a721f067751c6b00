import { readTab, removeTab, writeTab } from '../../state/persisted'

/**
 * Counts starts of this tab that failed, so that a kiosk that fails twice in a row starts in safe mode
 * (docs/booth.md B11). A start has failed when it showed the page of last resort, or when the page died before it
 * had settled. The database may be what fails, so the count is kept beside it.
 */
const FAILED_KEY = 'pharos.failedStarts'
/** Set while a start is under way; a page that is left takes it away, one that dies does not. */
const STARTING_KEY = 'pharos.starting'

/** Failures count together within this time. */
export const FAILURES_WITHIN_MS = 10 * 60_000

/** A start has settled when its first screen has been there for so long. */
export const SETTLED_AFTER_MS = 10_000

/** Marks the start of this page. A mark that is there already says that the page before died. */
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

/** The start of this page has settled: what failed before is over. */
export function settleStart(): void {
  clearMark()
  removeTab(FAILED_KEY)
}

/** Lets the next start begin as usual; one more failure brings safe mode back. */
export function allowOneStart(nowMs = Date.now()): void {
  writeTab(FAILED_KEY, failures(nowMs).slice(-1))
}

function failures(nowMs: number): number[] {
  const kept = readTab(FAILED_KEY)
  if (!Array.isArray(kept)) return []
  // A clock that was set back leaves times in the future, which say nothing.
  return kept.filter((atMs) => typeof atMs === 'number' && atMs <= nowMs && nowMs - atMs < FAILURES_WITHIN_MS)
}

function clearMark(): void {
  removeTab(STARTING_KEY)
}
