import type { CheckResult } from './checkResults'
import type { Evidence } from './evidence'

/** Tolerance between the shell and the visible area, CSS pixels. */
export const VIEWPORT_LIMIT_PX = 2

/** No tablet has a wider bar or corner; more is a browser bug. */
export const MOST_INSET_PX = 64

const ZOOM_LIMIT = 0.01

/** The kiosk was opened from its icon: a tab's data is deleted after a week without use. */
export function evaluateIcon({ isInstalled }: Evidence['icon']): CheckResult {
  return { code: isInstalled ? 'icon-app' : 'icon-tab' }
}

/** The browser grants a wake lock. */
export function evaluateAwake(evidence: Evidence['awake']): CheckResult {
  if (evidence === null) return { code: 'not-known', why: 'unsupported' }
  return { code: evidence.isHeld ? 'awake-held' : 'awake-refused' }
}

/** The shell fills the visible area at scale 1, and the insets are plausible. */
export function evaluateViewport({ shell, visible, scale, insetPx }: Evidence['viewport']): CheckResult {
  if (visible.width === 0 || visible.height === 0) return { code: 'not-known', why: 'failed' }
  if (Math.abs(scale - 1) > ZOOM_LIMIT) return { code: 'viewport-zoomed', percent: Math.round(scale * 100) }
  const offPx = Math.max(Math.abs(shell.width - visible.width), Math.abs(shell.height - visible.height))
  if (offPx > VIEWPORT_LIMIT_PX) return { code: 'viewport-off', px: Math.round(offPx) }
  if (insetPx > MOST_INSET_PX) return { code: 'viewport-insets', px: Math.round(insetPx) }
  return { code: 'viewport-fits', width: Math.round(visible.width), height: Math.round(visible.height) }
}

/** Sound is off, or unlocked by a press. */
export function evaluateSound({ isOn, state }: Evidence['sound']): CheckResult {
  if (!isOn) return { code: 'sound-off' }
  if (state === 'unsupported') return { code: 'not-known', why: 'unsupported' }
  return { code: state === 'running' ? 'sound-ready' : 'sound-locked' }
}

/** Staff have done the steps that no program can check. */
export function evaluateSteps({ done, total }: Evidence['steps']): CheckResult {
  return done === total ? { code: 'steps-done', total } : { code: 'steps-open', done, total }
}

/** The worker that controls this page is of this build, and no other waits to take over. */
export function evaluateVersion(evidence: Evidence['version']): CheckResult {
  const { isSecure, isSupported, page, worker, isUpdateWaiting } = evidence
  if (!isSecure) return { code: 'version-insecure' }
  if (!isSupported) return { code: 'not-known', why: 'unsupported' }
  if (worker === null) return { code: 'version-none' }
  if (worker !== page) return { code: 'version-other', build: page, worker }
  return { code: isUpdateWaiting ? 'version-waiting' : 'version-same', build: page }
}

/** Every file of the build is served without a network, with the content of the build. */
export function evaluateFiles(evidence: Evidence['files']): CheckResult {
  if (evidence === null) return { code: 'not-known', why: 'no-answer' }
  const { total, bytes, missing, different } = evidence
  if (missing.length > 0) return { code: 'files-missing', names: missing }
  if (different.length > 0) return { code: 'files-damaged', names: different }
  // A list without files proves nothing.
  if (total === 0) return { code: 'not-known', why: 'failed' }
  return { code: 'files-whole', files: total, bytes }
}

/** Every address is served without a network, as is everything that the program requests from there. */
export function evaluateStart(evidence: Evidence['start']): CheckResult {
  if (evidence === null) return { code: 'not-known', why: 'no-answer' }
  const { documents, files, lacking, isBypassed } = evidence
  if (isBypassed) return { code: 'start-network' }
  if (lacking.length > 0) return { code: 'start-lacks', names: lacking }
  if (documents === 0 || files === 0) return { code: 'not-known', why: 'failed' }
  return { code: 'start-answered', documents, files }
}
