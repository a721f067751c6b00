import { readPersisted, readTab, removeTab, writePersisted, writeTab } from '../../state/persisted'

/**
 * Counts starts that failed, so that a kiosk that fails twice in a row starts in safe mode (docs/booth.md B11).
 * A start has failed when it showed the page of last resort, or when its tab died before it had settled.
 */
const FAILED_KEY = 'pharos.failedStarts'
/** Set while a start is under way; a page that is left takes it away, a tab that dies does not. */
const STARTING_KEY = 'pharos.starting'

/** Failures count together within this time. */
export const FAILURES_WITHIN_MS = 10 * 60_000

/** A start has settled when its first screen has been there for so long. */
export const SETTLED_AFTER_MS = 10_000

/** Marks the start of this page. A mark that an earlier page left says that its tab died. */
export function beginStart(nowMs = Date.now()): void {
  const left = readMark()
  // Another tab of this device may be starting at this moment.
  if (left !== null && (left.tab || nowMs - left.atMs > SETTLED_AFTER_MS)) noteFailedStart(nowMs)
  writeMark(nowMs)
  addEventListener('pagehide', clearMark)
}

/** Counts a failure of the start of this page. */
export function noteFailedStart(nowMs = Date.now()): void {
  writePersisted(FAILED_KEY, [...failures(nowMs), nowMs])
  clearMark()
}

/** Whether two starts have failed in a row. */
export function isSafeModeDue(nowMs = Date.now()): boolean {
  return failures(nowMs).length >= 2
}

/** The start of this page has settled: what failed before is over. */
export function settleStart(): void {
  clearMark()
  writePersisted(FAILED_KEY, [])
}

/** Lets the next start begin as usual; one more failure brings safe mode back. */
export function allowOneStart(nowMs = Date.now()): void {
  writePersisted(FAILED_KEY, failures(nowMs).slice(-1))
}

function failures(nowMs: number): number[] {
  // A clock that was set back leaves times in the future, which say nothing.
  return readPersisted(FAILED_KEY, isArrayOfNumbers, []).filter(
    (atMs) => atMs <= nowMs && nowMs - atMs < FAILURES_WITHIN_MS,
  )
}

/** The mark that an earlier page left, and whether it was a page of this tab. */
function readMark(): { atMs: number; tab: boolean } | null {
  const [atMs] = readPersisted(STARTING_KEY, isArrayOfNumbers, [])
  if (atMs === undefined) return null
  return { atMs, tab: readTab(STARTING_KEY) === atMs }
}

function writeMark(nowMs: number): void {
  writePersisted(STARTING_KEY, [nowMs])
  writeTab(STARTING_KEY, nowMs)
}

function clearMark(): void {
  writePersisted(STARTING_KEY, [])
  removeTab(STARTING_KEY)
}

const isArrayOfNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')
