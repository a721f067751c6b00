import type { IdleNumbers } from '#domain/device/deviceSettings'
import { idleState } from '#domain/device/idle'
import { isRunOn } from '../state/game'
import { watching } from '../state/ghost'
import { idleQuestion, isVisitTouched, markVisitTouched, setIdleQuestion } from '../state/idle'
import { lastStirMs, onTouch } from './activity'
import { isIdleHeld } from './idleHold'
import { restartVisit } from './visit'

export interface IdlePorts {
  /** The numbers in force. */
  timing: () => IdleNumbers
  /** Leads to where the next visitor starts; a visit that nobody touched ends without a reset. */
  onOver: (isTouched: boolean) => Promise<unknown>
  /** The visit was touched for the first time. */
  onFirstTouch: () => void
}

/** How often the kiosk looks at its clock. */
const LOOK_EVERY_MS = 1_000

/** Since when nothing has happened, on the clock of `performance.now()`; earlier than its zero after a sleep. */
let quietSinceMs = 0
let isEnding = false
/** The browser keeps this page for the back button while another one is shown. */
let isPutAside = false
let look: () => void = () => undefined

/** Follows how long nobody touches the kiosk, until the signal aborts (docs/decisions.md D40). */
export function followIdle(ports: IdlePorts, until: AbortSignal = new AbortController().signal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let seenStirMs = lastStirMs()
  quietSinceMs = performance.now()

  const state = () => idleState(performance.now() - quietSinceMs, isVisitTouched(), ports.timing())
  const catchUp = () => {
    // A question is answered by its own buttons, so that one of them can start over.
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
    // Nobody was there, so the visit begins now: its seconds and its time of day.
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

/** Somebody is still there. */
export function stay(): void {
  quietSinceMs = performance.now()
  setIdleQuestion(null)
}

/** A key that leads to a button of the question shows that somebody is there: it stands for its full time again. */
export function askAnew(): void {
  const question = idleQuestion()
  if (!question) return
  quietSinceMs += performance.now() + question.lengthMs - question.endsAtMs
  look()
}

/** Nobody is there any more. */
export function leaveNow(): void {
  quietSinceMs = Number.NEGATIVE_INFINITY
  look()
}

function ask(leftMs: number, lengthMs: number): void {
  const endsAtMs = performance.now() + leftMs
  const shown = idleQuestion()
  // Another end only after another touch, so that the ring does not begin anew with each look.
  if (!shown || Math.abs(shown.endsAtMs - endsAtMs) > 100) setIdleQuestion({ endsAtMs, lengthMs })
}

/** A visitor who comes back to a page by the back button is there, whatever time passed on the page between. */
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

/** WebKit may stop `performance.now()` in a sleep: what passed on the wall while the page was hidden counts too. */
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
