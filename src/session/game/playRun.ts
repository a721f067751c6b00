import type { ChallengeContext } from '#domain/game/challengeContext'
import { checkOf, isOnTheWay } from '#domain/game/challenges'
import type { Run, RunSetup, RunStep } from '#domain/game/gameTypes'
import { FASTEST_FIND_MS } from '#domain/game/rankable'
import { promptOf, startRun, takeStep } from '#domain/game/run'
import type { SessionEvent } from '#domain/visit/sessionEvent'
import { onSessionEvent } from '../events'
import { watchAbsence } from './absence'
import type { GameClock } from './gameClock'
import { watchRepeatedChoice } from './repeatedChoice'
import { FIRST_SCREEN, isRunScreen } from './runScreens'

/** Time between the start and the first prompt, milliseconds. */
export const COUNTDOWN_MS = 3_000

export interface PlayedRunOptions {
  setup: RunSetup
  clock: GameClock
  /** When the countdown is over, on the clock of `performance.now()`. */
  startsAtMs: number
  /** The current data for the checks. */
  data: () => ChallengeContext['data']
  onStart: (run: Run) => void
  onRun: (run: Run) => void
  /** A challenge of this value was done. */
  onCheck: (value: number) => void
  onEnd: (run: Run, how: RunEnding) => void
}

export interface RunEnding {
  /** The countdown was over. */
  isStarted: boolean
  /** The visitor has gone to a screen outside of the run. */
  hasLeft: boolean
}

export interface PlayedRun {
  skip(): void
  /** Checks again after a change of the data. */
  recheck(): void
  end(reason: 'stopped' | 'voided'): void
  /** Ends without a result, as at a reset. */
  drop(): void
}

/**
 * Plays one run: converts events of the visit into steps of the run. Challenges are checked at each event; the timer
 * only ends the countdown and the run, and may be late.
 */
export function playRun(options: PlayedRunOptions): PlayedRun {
  const { setup, clock, startsAtMs } = options
  let run = startRun(setup)
  let isStarted = false
  let isOver = false
  let address: Pick<ChallengeContext, 'pathname' | 'search'> = { pathname: FIRST_SCREEN, search: {} }
  /** The latest event since the prompt appeared; a state that was reached earlier does not count. */
  let event: SessionEvent | null = null
  /** Value of a challenge that was done faster than allowed: it counts once the minimum time has passed. */
  let held: number | null = null
  let cancelTimer = () => {}
  const absence = watchAbsence(clock, () => end('voided', false))
  const stopEvents = onSessionEvent(onEvent)
  const stopRepeats = watchRepeatedChoice(() => onEvent({ kind: 'choiceRepeated' }))
  const elapsedMs = () => Math.max(0, Math.floor(clock.nowMs() - startsAtMs))
  arm()

  function arm(): void {
    cancelTimer()
    const due = isStarted ? nextDueMs() : 0
    if (due !== null) cancelTimer = clock.after(Math.max(0, startsAtMs + due - clock.nowMs()), onTimer)
  }

  /** Time of the next timed event, in milliseconds since the start. */
  function nextDueMs(): number | null {
    const dues = [
      ...(setup.lengthMs === null ? [] : [setup.lengthMs]),
      ...(held === null ? [] : [run.promptAtMs + FASTEST_FIND_MS]),
    ]
    return dues.length === 0 ? null : Math.min(...dues)
  }

  function onTimer(): void {
    if (!isOver && absence.isTooLong()) end('voided', false)
    if (isOver) return
    if (!isStarted && clock.nowMs() >= startsAtMs) {
      isStarted = true
      options.onStart(run)
    }
    if (isStarted) settle()
    if (!isOver) arm()
  }

  /** Handles timed events that are due. */
  function settle(): void {
    const atMs = elapsedMs()
    if (setup.lengthMs !== null && atMs >= setup.lengthMs) take({ kind: 'end', atMs, reason: 'time' })
    else if (held !== null && atMs >= run.promptAtMs + FASTEST_FIND_MS) find(held, atMs)
  }

  function onEvent(next: SessionEvent): void {
    if (next.kind === 'navigated') {
      address = { pathname: next.pathname, search: next.search }
      if (!isRunScreen(next.pathname)) {
        end('voided', true)
        return
      }
    }
    if (!isStarted || isOver) return
    settle()
    const atMs = elapsedMs()
    const prompt = isOver ? null : promptOf(run)
    if (prompt === null || atMs < run.promptAtMs) return
    event = next
    if (next.kind === 'navigated' && isOnTheWay(prompt, address)) take({ kind: 'progress', atMs })
    recheck()
  }

  function recheck(): void {
    if (isOver || !isStarted || event === null || held !== null) return
    const value = checkOf(promptOf(run), { ...address, data: options.data(), event })
    if (value === null) return
    const atMs = elapsedMs()
    if (atMs - run.promptAtMs >= FASTEST_FIND_MS) find(value, atMs)
    else {
      held = value
      arm()
    }
  }

  function find(value: number, atMs: number): void {
    held = null
    if (take({ kind: 'done', atMs })) options.onCheck(value)
  }

  /** @returns whether the run took the step */
  function take(step: RunStep): boolean {
    const next = takeStep(run, step)
    if (next === run) return false
    if (next.position !== run.position) {
      event = null
      held = null
    }
    run = next
    if (run.end === null) {
      options.onRun(run)
      arm()
    } else finish(false)
    return true
  }

  function end(reason: 'stopped' | 'voided', hasLeft: boolean): void {
    if (isOver) return
    const last = run.steps.at(-1)?.atMs ?? 0
    run = takeStep(run, { kind: 'end', atMs: Math.max(last, elapsedMs()), reason })
    finish(hasLeft)
  }

  function finish(hasLeft: boolean): void {
    drop()
    options.onEnd(run, { isStarted, hasLeft })
  }

  function drop(): void {
    isOver = true
    cancelTimer()
    absence.stop()
    stopEvents()
    stopRepeats()
  }

  return {
    skip: () => {
      if (!isStarted || isOver) return
      settle()
      if (!isOver) take({ kind: 'skip', atMs: elapsedMs() })
    },
    recheck,
    end: (reason) => end(reason, false),
    drop,
  }
}
