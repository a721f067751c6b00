import type { GameRun } from '#domain/game/gameTypes'
import { compareRuns } from '#domain/game/leaderboard'
import { type Numbered, numberRuns } from '#domain/game/playerNumber'
import { type ScoredRun, scoredRun } from '#domain/game/scoredRun'
import type { ImportedKiosk } from './importedExports'
import { sumVisits, type VisitSums } from './visits'

/** A run that was played to its end; kiosks keep no other (docs/game.md T7). */
export type PlayedRun = Numbered<ScoredRun> & {
  /** No prompt was left; otherwise time ran out. */
  isFinished: boolean
}

/** What the files of kiosks tell, whichever of them have it. */
export interface ImportFigures {
  /** Null where no file tells of visits. */
  visits: VisitSums | null
  /** Files of an older version, which tell of none. */
  silent: number
  runs: readonly PlayedRun[]
  /** The run that leads every board. */
  best: PlayedRun | null
}

/** Adds up what the files tell of the visits and runs that they have. */
export function importFigures(kiosks: readonly ImportedKiosk[]): ImportFigures {
  const telling = kiosks.filter(({ hasVisits }) => hasVisits)
  const stored = runsOf(kiosks)
  const finished = new Set(stored.filter(isFinished).map(({ id }) => id))
  const runs = numberRuns(stored.map(scoredRun)).map((run) => ({ ...run, isFinished: finished.has(run.id) }))
  const [best = null] = runs.filter(({ counts }) => counts).sort(compareRuns)
  return {
    visits: telling.length === 0 ? null : sumVisits(telling),
    silent: kiosks.length - telling.length,
    runs,
    best,
  }
}

/** The log of a run that ran out of time ends with that; the last prompt of another was found or skipped. */
const isFinished = ({ steps }: GameRun) => steps.at(-1)?.kind !== 'end'

/** Every run of the files once: a kiosk that took over another's file has its runs, too. */
function runsOf(kiosks: readonly ImportedKiosk[]): GameRun[] {
  const runs = new Map<string, GameRun>()
  for (const { runs: found } of kiosks) {
    for (const run of found) {
      const known = runs.get(run.id)
      // Named or hidden later on, on the kiosk that it was played on.
      const hidden = known?.hidden === 1 ? 1 : run.hidden
      const initials = run.initials ?? known?.initials ?? null
      runs.set(run.id, { ...known, ...run, initials, hidden })
    }
  }
  return [...runs.values()]
}
