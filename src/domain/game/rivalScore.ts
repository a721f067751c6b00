import type { GameRun, RunSetup } from './gameTypes'
import { startRun, takeStep } from './run'

/** A score and the moment from which it holds, milliseconds since the start of its run. */
export interface ScorePoint {
  atMs: number
  score: number
}

/** How the score of a stored run rose, in the order of time, from 0 at its start (docs/game.md T4). */
export function scorePoints({ setup, steps }: Pick<GameRun, 'setup' | 'steps'>): readonly ScorePoint[] {
  const points: ScorePoint[] = [{ atMs: 0, score: 0 }]
  let run = startRun(setup)
  for (const step of steps) {
    run = takeStep(run, step)
    if (run.score !== points.at(-1)?.score) points.push({ atMs: step.atMs, score: run.score })
  }
  return points
}

/** The score at a moment of the run, milliseconds since its start. */
export function scoreAt(points: readonly ScorePoint[], atMs: number): number {
  return points.findLast((point) => point.atMs <= atMs)?.score ?? 0
}

/** When the score changes next, milliseconds since the start; null once it is final. */
export function nextChangeMs(points: readonly ScorePoint[], atMs: number): number | null {
  return points.find((point) => point.atMs > atMs)?.atMs ?? null
}

/** Whether two runs are a race: the same prompts in the same order, and the same time for them. */
export function isSameRace(one: RunSetup, other: RunSetup): boolean {
  return one.seed === other.seed && one.deck === other.deck && one.lengthMs === other.lengthMs
}
