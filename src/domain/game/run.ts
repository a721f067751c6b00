import { type Challenge, ruleOf } from './challenges'
import { dealDeck } from './deck'
import type { Run, RunEnd, RunSetup, RunStep } from './gameTypes'
import { HINT_AFTER_MS, isSlow, POINTS_PER_SECOND_LEFT, pointsOf, SKIP_LOCK_MS, SKIPS } from './points'

/** A run at its start, with its first prompt (docs/game.md T4). */
export function startRun(setup: RunSetup): Run {
  const deck = dealDeck(setup)
  return {
    setup,
    deck,
    steps: [],
    position: 0,
    finds: [],
    score: 0,
    streak: 0,
    bestStreak: 0,
    skipsLeft: SKIPS,
    promptAtMs: 0,
    hintAtMs: HINT_AFTER_MS,
    end: deck.length === 0 ? 'finished' : null,
  }
}

/** The current prompt; null once the run is over. */
export function promptOf(run: Run): Challenge | null {
  return run.end === null ? (run.deck[run.position] ?? null) : null
}

/**
 * The run after a step (docs/game.md T4). An invalid step returns the same object: after the end, before the
 * latest step, during the lock of a skip, or one skip too many. A step after the time is up ends the run
 * instead. The find or skip of the last prompt finishes it.
 */
export function takeStep(run: Run, step: RunStep): Run {
  const { end, setup, steps } = run
  const lastMs = steps.at(-1)?.atMs ?? 0
  if (end !== null || !(step.atMs >= lastMs && step.atMs < Number.POSITIVE_INFINITY)) return run
  const isVoid = step.kind === 'end' && step.reason === 'voided'
  if (!isVoid && setup.lengthMs !== null && step.atMs >= setup.lengthMs)
    return endAt(run, setup.lengthMs, 'time')
  switch (step.kind) {
    case 'progress':
      return putHintOff(run, step)
    case 'done':
      return find(run, step)
    case 'skip':
      return skip(run, step)
    case 'end':
      return step.reason === 'stopped' || isVoid ? endAt(run, step.atMs, step.reason) : run
  }
}

/** Replays a log of steps (docs/game.md T4). */
export function replayRun(setup: RunSetup, steps: readonly RunStep[]): Run {
  return steps.reduce(takeStep, startRun(setup))
}

function endAt(run: Run, atMs: number, reason: RunEnd): Run {
  return { ...run, steps: [...run.steps, { kind: 'end', atMs, reason }], end: reason }
}

/** Arriving on the way delays the hint once, unless it has appeared. */
function putHintOff(run: Run, step: RunStep): Run {
  const isPutOff = run.hintAtMs !== run.promptAtMs + HINT_AFTER_MS
  if (isPutOff || step.atMs <= run.promptAtMs || step.atMs >= run.hintAtMs) return run
  return { ...run, steps: [...run.steps, step], hintAtMs: step.atMs + HINT_AFTER_MS }
}

function find(run: Run, step: RunStep): Run {
  const challenge = promptOf(run)
  const tookMs = step.atMs - run.promptAtMs
  if (challenge === null || tookMs < 0) return run
  const rule = ruleOf(challenge)
  // A slow find starts a new streak.
  const streak = isSlow(rule, tookMs) ? 1 : run.streak + 1
  const hinted = step.atMs >= run.hintAtMs
  const points = pointsOf(rule, tookMs, hinted, streak)
  return next(run, step, step.atMs, {
    finds: [...run.finds, { challenge, points, tookMs, hinted }],
    score: run.score + points,
    streak,
    bestStreak: Math.max(run.bestStreak, streak),
  })
}

function skip(run: Run, step: RunStep): Run {
  if (run.skipsLeft === 0 || step.atMs < run.promptAtMs) return run
  return next(run, step, step.atMs + SKIP_LOCK_MS, { skipsLeft: run.skipsLeft - 1, streak: 0 })
}

/** Moves to the next prompt, or finishes with the seconds that are left. */
function next(run: Run, step: RunStep, promptAtMs: number, changes: Partial<Run>): Run {
  const turned: Run = {
    ...run,
    ...changes,
    steps: [...run.steps, step],
    position: run.position + 1,
    promptAtMs,
    hintAtMs: promptAtMs + HINT_AFTER_MS,
  }
  if (turned.position < run.deck.length) return turned
  const { lengthMs } = run.setup
  const secondsLeft = lengthMs === null ? 0 : Math.floor((lengthMs - step.atMs) / 1000)
  return { ...turned, score: turned.score + secondsLeft * POINTS_PER_SECOND_LEFT, end: 'finished' }
}
