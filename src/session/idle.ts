import type { IdleNumbers } from '#domain/device/deviceSettings'
import { idleState } from '#domain/device/idle'
import { isRunOn } from '../state/game'
import { watching } from '../state/ghost'
import { idleQuestion, isVisitTouched, markVisitTouched, setIdleQuestion } from '../state/idle'
import { lastStirMs, onTouch } from './activity'
import { isIdleHeld } from './idleHold'
import { restartVisit } from './visit'

export interface IdlePorts {
  /** The current numbers. */
  timing: () => IdleNumbers
  /** Leads to where the next visitor starts; a visit without a touch ends without a reset. */
  onOver: (isTouched: boolean) => Promise<unknown>
  /** The visit was touched for the first time. */
  onFirstTouch: () => void
}

/** Longest time between two checks of the clock. */
const LOOK_EVERY_MS = 1_000

/** Time of the last activity, on the clock of `performance.now()`; negative after a long sleep of the device. */
let quietSinceMs = 0
let isEnding = false
/** The page is in the browser's back-forward cache. */
let isPutAside = false
let look: () => void = () => undefined

/** Tracks how long the kiosk is idle, until the signal aborts (docs/decisions.md D40). */
export function followIdle(ports: IdlePorts, until: AbortSignal = new AbortController().signal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let seenStirMs = lastStirMs()
  quietSinceMs = performance.now()

  const state = () => idleState(performance.now() - quietSinceMs, isVisitTouched(), ports.timing())
  const catchUp = () => {
    // An open question is answered only by its buttons, because one of them starts over.
    if (!idleQuestion() && lastStirMs() > seenStirMs) quietSinceMs = Math.max(quietSinceMs, lastStirMs())
    seenStirMs = lastStirMs()
    // A run and a replay count as activity.
    if (isIdleHeld() || isRunOn() || watching()) quietSinceMs = performance.now()
  }
  const end = () => {
    if (isEnding) return
    isEnding = true
    const done = () => {
      isEnding = false
    }
    ports.onOver(isVisitTouched()).then(done, done)
  }
  look = () => {
    clearTimeout(timer)
    if (isPutAside) return
    catchUp()
    const next = state()
    if (next.kind === 'asking') ask(next.leftMs, ports.timing().countdownSeconds * 1000)
    else setIdleQuestion(null)
    if (next.kind === 'over') end()
    const leftMs = next.kind === 'over' ? LOOK_EVERY_MS : next.leftMs
    timer = setTimeout(look, Math.max(1, Math.min(LOOK_EVERY_MS, leftMs)))
  }
  const quiet = onTouch(() => {
    if (isVisitTouched()) return
    // The kiosk was idle, so the visit and its time start now.
    if (state().kind === 'over') restartVisit()
    markVisitTouched()
    look()
    ports.onFirstTouch()
  })
  followSleep(until)
  followReturn(until)
  until.addEventListener('abort', () => {
    clearTimeout(timer)
    quiet()
  })
  look()
}

/** The visitor answered that they are still there. */
export function stay(): void {
  quietSinceMs = performance.now()
  setIdleQuestion(null)
}

/** A key that moves to a button of the question shows that the visitor is there: its countdown starts again. */
export function askAnew(): void {
  const question = idleQuestion()
  if (!question) return
  quietSinceMs += performance.now() + question.lengthMs - question.endsAtMs
  look()
}

/** Ends the visit as after the idle time. */
export function leaveNow(): void {
  quietSinceMs = Number.NEGATIVE_INFINITY
  look()
}

function ask(leftMs: number, lengthMs: number): void {
  const endsAtMs = performance.now() + leftMs
  const shown = idleQuestion()
  // A new end only after another touch, so that the ring does not restart with each check.
  if (!shown || Math.abs(shown.endsAtMs - endsAtMs) > 100) setIdleQuestion({ endsAtMs, lengthMs })
}

/** A visitor who returns to the page by the back button is present, however long they were on another page. */
function followReturn(signal: AbortSignal): void {
  const away = ({ persisted }: PageTransitionEvent) => {
    isPutAside = persisted
  }
  const back = ({ persisted }: PageTransitionEvent) => {
    isPutAside = false
    if (!persisted) return
    quietSinceMs = performance.now()
    look()
  }
  addEventListener('pagehide', away, { signal })
  addEventListener('pageshow', back, { signal })
}

/**
 * WebKit may stop `performance.now()` during sleep, so the time on the wall clock while the page was hidden counts
 * too.
 */
function followSleep(signal: AbortSignal): void {
  let left: { nowMs: number; wallMs: number } | null = null
  const turn = () => {
    if (document.visibilityState === 'hidden') {
      left ??= { nowMs: performance.now(), wallMs: Date.now() }
      return
    }
    if (left) quietSinceMs -= Math.max(0, Date.now() - left.wallMs - (performance.now() - left.nowMs))
    left = null
    look()
  }
  document.addEventListener('visibilitychange', turn, { signal })
}
