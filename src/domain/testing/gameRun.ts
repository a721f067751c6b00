import { ALL_CHALLENGES } from '#domain/game/challenges'
import { deckSeed } from '#domain/game/deck'
import type { GameRun, RunSetup } from '#domain/game/gameTypes'
import { RUN_LENGTH_MS } from '#domain/game/points'
import { startRun, takeStep } from '#domain/game/run'

export const AN_EVENT = 'Spring show'
export const A_DAY = '2026-11-20'

/** The event's own run of the day. */
export const A_SETUP: RunSetup = {
  kind: 'ranked',
  deck: 'full',
  seed: deckSeed(AN_EVENT, A_DAY),
  lengthMs: RUN_LENGTH_MS,
  available: ALL_CHALLENGES,
}

/** A stored run with a find every `findMs` milliseconds; slower finds give fewer points. */
export function aGameRun(findMs: number, changes: Partial<GameRun> = {}): GameRun {
  const setup = changes.setup ?? A_SETUP
  let run = startRun(setup)
  for (let atMs = findMs; run.end === null; atMs += findMs) run = takeStep(run, { kind: 'done', atMs })
  return {
    id: `run-${findMs}`,
    event: AN_EVENT,
    startedAt: `${A_DAY}T15:00:00.000Z`,
    day: A_DAY,
    pack: 'shipped',
    packVersion: 1,
    setup,
    steps: run.steps,
    score: run.score,
    initials: null,
    hidden: 0,
    ...changes,
  }
}
