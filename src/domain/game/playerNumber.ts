import type { ScoredRun } from './scoredRun'

/** A run with the number that names it while it is unsigned: "Player 7" of its day. */
export type Numbered<Run> = Run & {
  /** Its number among the runs with a find of its event and day by start time, from 1; null where it is not shown, as for a signed run. */
  player: number | null
}

/**
 * Numbers runs within their event and day (docs/decisions.md D47), including those that staff hid. A run without a
 * find, which scores nothing, uses up no number.
 * @param runs all runs of each day
 */
export function numberRuns(runs: readonly ScoredRun[]): Numbered<ScoredRun>[] {
  const counts = new Map<string, number>()
  const numbers = new Map<string, number>()
  for (const run of runs.toSorted((one, other) => (one.startedAt < other.startedAt ? -1 : 1))) {
    const day = JSON.stringify([run.event, run.day])
    const count = (counts.get(day) ?? 0) + 1
    numbers.set(run.id, count)
    if (run.score > 0) counts.set(day, count)
  }
  return runs.map((run) => ({ ...run, player: numbers.get(run.id) ?? null }))
}
