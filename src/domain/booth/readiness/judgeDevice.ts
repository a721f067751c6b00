import type { Evidence } from './evidence'
import type { Proof } from './proofs'

/** How far the shell may be from what is seen, CSS pixels. */
export const VIEWPORT_LIMIT_PX = 2

/** No tablet has a bar or a corner that is wider; more is a browser's mistake. */
export const MOST_INSET_PX = 64

const ZOOM_LIMIT = 0.01

/** The kiosk was opened from its icon: a tab's data is deleted after a week without use. */
export function judgeIcon({ isInstalled }: Evidence['icon']): Proof {
  return { code: isInstalled ? 'icon-app' : 'icon-tab' }
}

/** The browser keeps the screen lit when it is asked to. */
export function judgeAwake(evidence: Evidence['awake']): Proof {
  if (evidence === null) return { code: 'not-known', why: 'unsupported' }
  return { code: evidence.isHeld ? 'awake-held' : 'awake-refused' }
}

/** The shell is as large as what is seen, at its own size, and the insets can be right. */
export function judgeViewport({ shell, visible, scale, insetPx }: Evidence['viewport']): Proof {
  if (visible.width === 0 || visible.height === 0) return { code: 'not-known', why: 'failed' }
  if (Math.abs(scale - 1) > ZOOM_LIMIT) return { code: 'viewport-zoomed', percent: Math.round(scale * 100) }
  const offPx = Math.max(Math.abs(shell.width - visible.width), Math.abs(shell.height - visible.height))
  if (offPx > VIEWPORT_LIMIT_PX) return { code: 'viewport-off', px: Math.round(offPx) }
  if (insetPx > MOST_INSET_PX) return { code: 'viewport-insets', px: Math.round(insetPx) }
  return { code: 'viewport-fits', width: Math.round(visible.width), height: Math.round(visible.height) }
}

/** Sound is off, or a press has unlocked it. */
export function judgeSound({ isOn, state }: Evidence['sound']): Proof {
  if (!isOn) return { code: 'sound-off' }
  if (state === 'unsupported') return { code: 'not-known', why: 'unsupported' }
  return { code: state === 'running' ? 'sound-ready' : 'sound-locked' }
}

/** Staff did by hand what no program can see. */
export function judgeSteps({ done, total }: Evidence['steps']): Proof {
  return done === total ? { code: 'steps-done', total } : { code: 'steps-open', done, total }
}
